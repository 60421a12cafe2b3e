import { Link } from 'react-router';
import type { TitleCard } from '#shared/contract/common.ts';
import { Section, SeeAll } from '../../design/section.tsx';
import { EmptyState } from '../../design/states.tsx';
import { PosterRail } from '../cards/poster-rail.tsx';
import styles from './title-shelf.module.css';

interface TitleShelfProps {
  id: string;
  title: string;
  subtitle: string;
  allTo: string;
  /** A second link, if one list does not contain both kinds. */
  also?: { label: string; to: string };
  titles: readonly TitleCard[];
  empty: string;
  isMixed?: boolean;
}

export function TitleShelf({ id, title, subtitle, allTo, also, titles, empty, isMixed = false }: TitleShelfProps) {
  if (titles.length === 0) {
    return (
      <Section id={id} title={title}>
        <EmptyState message={empty} />
      </Section>
    );
  }
  return (
    <PosterRail
      id={id}
      title={title}
      subtitle={subtitle}
      titles={titles}
      isMixed={isMixed}
      action={
        <span className={styles.ways}>
          {also && (
            <Link className={styles.also} to={also.to}>
              {also.label}
            </Link>
          )}
          <SeeAll to={allTo} title={title} />
        </span>
      }
    />
  );
}
