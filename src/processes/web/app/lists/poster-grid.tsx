import type { MovieCard } from '#shared/contract/common.ts';
import { PosterCard } from './poster-card.tsx';
import styles from './poster-grid.module.css';

/** The columns of the stylesheet beside, told to the browser before it has read them. */
const SHOWN = '(min-width: 1280px) 214px, (min-width: 1024px) 19vw, (min-width: 768px) 23vw, 46vw';
/** One full row of the widest layout. */
const FIRST_ROW = 6;

export function PosterGrid({ movies }: { movies: readonly MovieCard[] }) {
  return (
    <ul className={styles.grid}>
      {movies.map((movie, position) => (
        <li key={movie.id}>
          <PosterCard movie={movie} shown={SHOWN} loading={position < FIRST_ROW ? 'eager' : 'lazy'} />
        </li>
      ))}
    </ul>
  );
}
