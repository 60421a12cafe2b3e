import type { SeriesCard } from '#shared/contract/common.ts';
import { yearOf } from '#shared/domain/day.ts';
import { findSeriesGenre } from '#shared/domain/titles/genres.ts';
import type { SeriesCardRow } from '../../store/titles/series-cards.ts';
import { type CardDay, toCardAvailability } from './to-card-availability.ts';
import { toRating } from './to-movie-card.ts';

export function toSeriesCard(row: SeriesCardRow, day: CardDay): SeriesCard {
  return {
    id: row.id,
    media_type: 'tv',
    name: row.title,
    slug: row.slug,
    first_air_date: row.first_air_date,
    first_air_year: yearOf(row.first_air_date),
    poster_path: row.poster_path,
    backdrop_path: row.backdrop_path,
    vote_average: toRating(row.vote_average),
    vote_count: row.vote_count,
    genres: row.genre_ids.flatMap((id) => findSeriesGenre(id) ?? []),
    ...toCardAvailability({ ...row, premiere: row.first_air_date }, day),
  };
}
