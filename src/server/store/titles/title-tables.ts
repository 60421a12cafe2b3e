import type { TitleKind } from '#shared/domain/titles/seen-title.ts';

/** Tables of films and series, for statements that are the same for both. */
export const TITLE_TABLES = {
  movie: { titles: 'movies', day: 'release_date', offers: 'movie_offers', owner: 'movie_id' },
  series: { titles: 'series', day: 'first_air_date', offers: 'series_offers', owner: 'series_id' },
} as const satisfies Record<TitleKind, object>;

export interface Slice {
  offset: number;
  limit: number;
}
