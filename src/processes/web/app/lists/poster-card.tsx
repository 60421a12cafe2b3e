import { Link } from 'react-router';
import type { MovieCard } from '#shared/contract/common.ts';
import { formatRating, hasRating } from '#shared/domain/format.ts';
import { paths } from '#shared/domain/paths.ts';
import { titlePage } from '#shared/text/title-page.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './poster-card.module.css';

interface PosterCardProps {
  movie: MovieCard;
  /** How wide it is shown, as `sizes`. */
  shown: string;
  loading?: 'eager' | 'lazy';
}

/** The whole card is one link, named in full; nothing is told only on hover. */
export function PosterCard({ movie, shown, loading = 'lazy' }: PosterCardProps) {
  const year = String(movie.release_year ?? '');
  const rating = hasRating(movie.vote_average, movie.vote_count)
    ? formatRating(movie.vote_average, movie.vote_count)
    : '';
  const facts = [year, movie.genres[0]?.name].filter(Boolean).join(' · ');

  return (
    <Link
      className={styles.card}
      to={paths.movie(movie.slug)}
      aria-label={titlePage.movieCardLabel(movie.title, year, rating)}
    >
      <span className={styles.poster}>
        <Picture
          kind="poster"
          path={movie.poster_path}
          widths={['w342', 'w500']}
          shown={shown}
          width={342}
          height={513}
          alt={titlePage.poster(movie.title)}
          loading={loading}
        />
      </span>
      <span className={styles.title}>{movie.title}</span>
      <span className={styles.line}>
        <span className={styles.facts}>{facts}</span>
        {rating && (
          <span className={styles.rating}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d="m6 .8 1.6 3.4 3.7.5-2.7 2.6.7 3.7L6 9.2 2.7 11l.7-3.7L.7 4.7l3.7-.5Z" />
            </svg>
            {rating}
          </span>
        )}
      </span>
    </Link>
  );
}
