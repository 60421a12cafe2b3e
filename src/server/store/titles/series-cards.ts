import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import { type CardService, joinedServices, servicesOfSeries } from '../availability/card-availability.ts';
import { inOrder } from './title-tables.ts';

export interface SeriesCardRow {
  id: number;
  version: number;
  is_listed: boolean;
  slug: string;
  title: string;
  first_air_date: string | null;
  poster_path: string | null;
  backdrop_path: string | null;
  vote_average: number;
  vote_count: number;
  genre_ids: number[];
  services: CardService[];
}

/** In the order of the ids; unknown and unlisted series are left out. */
export function listSeriesCards(db: Db, ids: readonly number[]): Promise<SeriesCardRow[]> {
  return selectSeriesCards(db, ids, sql`is_listed`);
}

/** For search results, which include public titles that are not listed. */
export function listFoundSeries(db: Db, ids: readonly number[]): Promise<SeriesCardRow[]> {
  return selectSeriesCards(db, ids, sql`is_public`);
}

/** Raw SQL for speed, as in `movie-cards.ts`. */
async function selectSeriesCards(
  db: Db,
  ids: readonly number[],
  isShown: RawBuilder<unknown>,
): Promise<SeriesCardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SeriesCardRow>`
    select id, version, is_listed, slug, title, first_air_date, poster_path, backdrop_path, vote_average, vote_count, genre_ids,
           ${joinedServices} as services
    from series
    left join ${servicesOfSeries(sql`${ids}::integer[]`)} as offered on offered.title_id = series.id
    where id = any (${ids}::integer[]) and ${isShown}
  `.execute(db);
  return inOrder(rows, ids);
}
