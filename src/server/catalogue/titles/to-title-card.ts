import type { MovieCard, SeriesCard } from '#shared/contract/common.ts';
import { yearOf } from '#shared/domain/day.ts';
import { findMovieGenre, findSeriesGenre } from '#shared/domain/titles/genres.ts';
import type { CardRows } from '../../store/titles/card-rows.ts';
import { type CardDay, toCardAvailability } from './to-card-availability.ts';

export function toMovieCard(row: CardRows['movie'], day: CardDay): MovieCard {
  return {
    id: row.id,
    media_type: 'movie',
    title: row.title,
    slug: row.slug,
    release_date: row.release_date,
    release_year: row.release_year,
    ...toFace(row),
    genres: row.genre_ids.flatMap((id) => findMovieGenre(id) ?? []),
    ...toCardAvailability({ ...row, premiere: row.is_brazilian_release ? row.release_date : null }, day),
  };
}

export function toSeriesCard(row: CardRows['series'], day: CardDay): SeriesCard {
  return {
    id: row.id,
    media_type: 'tv',
    name: row.title,
    slug: row.slug,
    first_air_date: row.first_air_date,
    first_air_year: yearOf(row.first_air_date),
    ...toFace(row),
    genres: row.genre_ids.flatMap((id) => findSeriesGenre(id) ?? []),
    ...toCardAvailability({ ...row, premiere: row.first_air_date }, day),
  };
}

const toFace = ({ poster_path, backdrop_path, vote_average, vote_count }: CardRows['movie' | 'series']) => ({
  ...{ poster_path, backdrop_path, vote_average: toRating(vote_average), vote_count },
});

/** A four-byte float comes back as 7.800000190734863; TMDB rates to three decimals. */
export function toRating(stored: number): number {
  return Math.round(stored * 1_000) / 1_000;
}
