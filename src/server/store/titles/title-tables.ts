import type { TitleKind } from '#shared/domain/titles/seen-title.ts';

/** Tables of films and series, for statements that are the same for both. */
export const TITLE_TABLES = {
  movie: {
    titles: 'movies',
    day: 'release_date',
    owner: 'movie_id',
    cast: 'movie_cast',
    crew: 'movie_crew',
    images: 'movie_images',
    videos: 'movie_videos',
    offers: 'movie_offers',
  },
  series: {
    titles: 'series',
    day: 'first_air_date',
    owner: 'series_id',
    cast: 'series_cast',
    crew: 'series_crew',
    images: 'series_images',
    videos: 'series_videos',
    offers: 'series_offers',
  },
} as const satisfies Record<TitleKind, object>;

/** One film or series. */
export interface TitleRef {
  kind: TitleKind;
  id: number;
}

export interface Slice {
  offset: number;
  limit: number;
}

/** Rows in the order of the given ids: the database returns them in any order, and omits missing ones. */
export function inOrder<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
