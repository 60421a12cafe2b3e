import { classNames } from '../../design/class-names.ts';
import styles from './featured-block.module.css';
import { FeaturedCard } from './featured-card.tsx';
import type { FeaturedTitle, HomeView } from './home-view.ts';

interface FeaturedBlockProps {
  titles: readonly FeaturedTitle[];
  inks: HomeView['inks'];
  heading: string;
  /** How many of its backdrops are not loaded lazily; the first one of the first block has high priority. */
  eager: number;
  isFirst?: boolean;
}

/** One large card and two beside it; on small screens they scroll sideways. Renders nothing without titles. */
export function FeaturedBlock({ titles, inks, heading, eager, isFirst = false }: FeaturedBlockProps) {
  if (titles.length === 0) return null;
  return (
    <section className={isFirst ? undefined : styles.later} aria-label={heading}>
      <h2 className="visually-hidden">{heading}</h2>
      <ul className={classNames(styles.block, !isFirst && styles.mirrored)}>
        {titles.map((title, place) => (
          <li key={`${title.contentType} ${title.id}`} className={styles.place}>
            <FeaturedCard
              title={title}
              ink={inks[title.backdrop_path ?? ''] ?? null}
              isLarge={place === 0}
              loading={place >= eager ? 'lazy' : isFirst && place === 0 ? 'high' : 'eager'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
