import { useRef } from 'react';
import { Link } from 'react-router';
import { home } from '#shared/text/home.ts';
import { classNames } from '../../design/class-names.ts';
import { ColourStyle, colourClass, useDominantColour } from '../../design/pictures/dominant-colour.tsx';
import { Icon } from '../../design/pictures/icon.tsx';
import { Picture } from '../../design/pictures/picture.tsx';
import { toShownTitle } from '../cards/shown-title.ts';
import styles from './featured-card.module.css';
import type { FeaturedTitle } from './home-view.ts';

/** `shown` follows the card's width in the stylesheet; a phone shows one card of 88 %. */
const LARGE = {
  widths: ['w500', 'w780', 'w1280'],
  shown: '(min-width: 1440px) 893px, (min-width: 1024px) 64vw, (min-width: 768px) 82vw, 88vw',
} as const;
/** Side cards load w780 at any width and screen density, on a phone w500 (docs/evidence/spec-coverage.md). */
const SMALL = { widths: ['w500', 'w780'], shown: '(min-width: 768px) 780px, 88vw' } as const;

interface FeaturedCardProps {
  title: FeaturedTitle;
  ink: string | null;
  isLarge: boolean;
  loading: 'high' | 'eager' | 'lazy';
}

export function FeaturedCard({ title: card, ink, isLarge, loading }: FeaturedCardProps) {
  const { kind, title, to } = toShownTitle(card);
  const badge = card.kicker ?? (kind === 'tv' ? home.newSeries : home.newMovie);
  const box = useRef<HTMLElement>(null);
  useDominantColour(box, ink);
  return (
    <article ref={box} className={classNames(styles.card, isLarge && styles.large, colourClass(ink))}>
      <ColourStyle ink={ink} />
      <div className={styles.art}>
        <Picture
          kind="backdrop"
          path={card.backdrop_path}
          {...(isLarge ? LARGE : SMALL)}
          width={1280}
          height={720}
          alt=""
          loading={loading}
        />
      </div>
      <div className={styles.words}>
        {badge && <p className={classNames(styles.badge, kind === 'tv' && styles.series)}>{badge}</p>}
        <h3 className={styles.title}>{card.headline ?? title}</h3>
        {card.overview && <p className={styles.overview}>{card.overview}</p>}
        <Link className={styles.more} to={to} aria-label={home.moreDetailsOf(title)}>
          {home.moreDetails}
          <Icon name="chevronRight" />
        </Link>
      </div>
    </article>
  );
}
