import { GenreTile } from '../genres/genre-tile.tsx';
import styles from './genre-tiles.module.css';
import type { HomeView } from './home-view.ts';

/** Six by three; on a phone three rows that scroll sideways. */
export function GenreTiles({ genres }: { genres: HomeView['genres'] }) {
  return (
    <ul className={styles.tiles}>
      {genres.map((genre) => (
        <li key={genre.slug}>
          <GenreTile genre={genre} loading="lazy" isSmall />
        </li>
      ))}
    </ul>
  );
}
