import type { MovieCard } from '#shared/contract/common.ts';
import { findMovieGenre } from '#shared/domain/titles/genres.ts';
import type { MovieCardRow } from '../../store/titles/movie-cards.ts';
import { type CardDay, toCardAvailability } from './to-card-availability.ts';

export function toMovieCard(row: MovieCardRow, day: CardDay): MovieCard {
  return {
    id: row.id,
    media_type: 'movie',
    title: row.title,
    slug: row.slug,
    release_date: row.release_date,
    release_year: row.release_year,
    poster_path: row.poster_path,
    backdrop_path: row.backdrop_path,
    vote_average: toRating(row.vote_average),
    vote_count: row.vote_count,
    genres: row.genre_ids.flatMap((id) => findMovieGenre(id) ?? []),
    ...toCardAvailability({ ...row, premiere: row.is_brazilian_release ? row.release_date : null }, day),
  };
}

/** A four-byte float comes back as 7.800000190734863; TMDB rates to three decimals. */
export function toRating(stored: number): number {
  return Math.round(stored * 1_000) / 1_000;
}
