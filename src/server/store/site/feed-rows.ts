import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import type { Days } from '../titles/own-orders.ts';

/** Films released in Brazil in these days: the most popular ones, ordered by date. */
export async function listOpenings(db: Db, { from, to }: Days, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id
    from (
      select id, release_date
      from movies
      where is_listed and is_brazilian_release and release_date between ${from}::date and ${to}::date
      order by popularity desc, id
      limit ${limit}
    ) as known
    order by release_date, id
  `.execute(db);
  return rows.map((row) => row.id);
}

interface DatedEpisode {
  season_number: number;
  number: number;
  name: string;
  overview: string;
  air_date: string;
}

/** Ordered by air date. */
export async function listDatedEpisodes(
  db: Db,
  seriesId: number,
  { from, to }: Days,
  limit: number,
): Promise<DatedEpisode[]> {
  const { rows } = await sql<DatedEpisode>`
    select season_number, number, name, overview, air_date
    from episodes
    where series_id = ${seriesId} and air_date between ${from}::date and ${to}::date
    order by air_date, season_number, number
    limit ${limit}
  `.execute(db);
  return rows;
}

interface NewCollection {
  id: number;
  version: number;
  slug: string;
  name: string;
  short_description: string;
  description_h1: string;
  publishedAt: Date;
}

/** The newest first, by first publication. */
export async function listNewestCollections(db: Db, limit: number): Promise<NewCollection[]> {
  const { rows } = await sql<NewCollection>`
    select id, version, slug, name, short_description, description_h1,
           coalesce(first_published_at, created_at) as "publishedAt"
    from collections
    where state = 'published' and not is_noindex
    order by "publishedAt" desc, id desc
    limit ${limit}
  `.execute(db);
  return rows;
}
