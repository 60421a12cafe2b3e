import type { GenreHub } from '#shared/contract/title-lists.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { genreWords } from '#shared/text/genres.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { PageHead } from '../../design/page-head.tsx';
import { EmptyState } from '../../design/states.tsx';
import { GenreTile } from './genre-tile.tsx';
import styles from './genres-page.module.css';

/** Two rows of the widest layout. */
const FIRST_TILES = 6;

export function GenresPage({ genres }: { genres: readonly Pick<GenreHub, 'slug' | 'name' | 'backdrop'>[] }) {
  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.genres()} />
      <PageHead title={genreWords.genres} intro={genreWords.intro} />
      {genres.length === 0 && <EmptyState message={genreWords.none} />}
      <ul className={styles.tiles}>
        {genres.map((genre, position) => (
          <li key={genre.slug}>
            <GenreTile genre={genre} loading={position < FIRST_TILES ? 'eager' : 'lazy'} />
          </li>
        ))}
      </ul>
    </div>
  );
}
