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

/** Rows in the order of the given ids: the database returns them in any order, and omits missing ones. */
export function inOrder<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
