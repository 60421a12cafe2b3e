import { useRef } from 'react';
import { paths } from '#shared/domain/site/paths.ts';
import { home } from '#shared/text/home.ts';
import { Section, SeeAll } from '../../design/section.tsx';
import { EmptyState } from '../../design/states.tsx';
import { RailArrows } from '../cards/rail-arrows.tsx';
import type { HomeView, Premiere } from './home-view.ts';
import { PremiereCard } from './premiere-card.tsx';
import styles from './premieres.module.css';

const ID = 'estreias';
const TITLE = home.streamingPremieres;

interface PremieresProps {
  news: readonly Premiere[];
  isObserved: boolean;
  logos: HomeView['logos'];
}

/** Titles new on the streaming services, newest first. */
export function Premieres({ news, isObserved, logos }: PremieresProps) {
  const rail = useRef<HTMLUListElement>(null);
  if (news.length === 0) {
    return (
      <Section id={ID} title={TITLE}>
        <EmptyState message={home.noNews} action={{ label: home.seePlatforms, to: paths.platforms() }} />
      </Section>
    );
  }
  return (
    <Section
      id={ID}
      title={TITLE}
      action={
        <>
          <SeeAll to={paths.platforms()} title={TITLE} />
          <RailArrows rail={rail} />
        </>
      }
    >
      <ul ref={rail} className={styles.rail}>
        {news.map((item) => (
          <li key={`${item.media_type} ${item.id}`}>
            <PremiereCard item={item} isObserved={isObserved} logos={logos} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
