import { Link } from 'react-router';
import { formatRuntime } from '#shared/domain/format.ts';
import { genreSlugId } from '#shared/domain/genres.ts';
import { paths } from '#shared/domain/paths.ts';
import { CertificationBadge } from './certification-badge.tsx';
import type { MovieView } from './movie-view.ts';
import { Rating } from './rating.tsx';
import styles from './title-facts.module.css';

export function TitleFacts({ movie }: { movie: MovieView }) {
  return (
    <>
      <ul className={styles.facts}>
        <li>
          <Rating average={movie.rating.average} votes={movie.rating.votes} />
        </li>
        {movie.year && <li>{movie.year}</li>}
        {movie.runtime && <li>{formatRuntime(movie.runtime)}</li>}
        {movie.certification && (
          <li>
            <CertificationBadge certification={movie.certification} />
          </li>
        )}
      </ul>
      {movie.genres.length > 0 && (
        <ul className={styles.genres}>
          {movie.genres.map((genre) => (
            <li key={genre.id}>
              <Link className={styles.chip} to={paths.movieGenre(genreSlugId(genre))}>
                {genre.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
