import { useRef } from 'react';
import type { MovieCard } from '#shared/contract/common.ts';
import { Section } from '../ui/section.tsx';
import { PosterCard } from './poster-card.tsx';
import styles from './poster-rail.module.css';
import { RailArrows } from './rail-arrows.tsx';

const SHOWN = '(min-width: 1280px) 180px, (min-width: 1024px) 18vw, (min-width: 768px) 22vw, 38vw';

interface PosterRailProps {
  id: string;
  title: string;
  movies: readonly MovieCard[];
}

/** A section whose cards scroll sideways, natively. On a phone the cut card at the edge invites the swipe. */
export function PosterRail({ id, title, movies }: PosterRailProps) {
  const rail = useRef<HTMLUListElement>(null);
  return (
    <Section id={id} title={title} action={<RailArrows rail={rail} />}>
      <ul ref={rail} className={styles.rail}>
        {movies.map((movie) => (
          <li key={movie.id}>
            <PosterCard movie={movie} shown={SHOWN} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
