import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import type { Days } from '../titles/own-orders.ts';

interface Premiere {
  id: number;
  day: string;
  /** When what its page says last changed. */
  changed_at: string | null;
}

/** Films released in Brazil in these days: the most popular ones, ordered by date. */
export async function listPremieres(db: Db, { from, to }: Days, limit: number): Promise<Premiere[]> {
  const { rows } = await sql<Premiere>`
    select known.id, known.release_date as day, to_json(mark.changed_at) #>> '{}' as changed_at
    from (
      select id, release_date
      from movies
      where is_listed and is_brazilian_release and release_date between ${from}::date and ${to}::date
      order by popularity desc, id
      limit ${limit}
    ) as known
    left join content_marks as mark on mark.kind = 'movie' and mark.id = known.id and mark.part = 0
    order by known.release_date, known.id
  `.execute(db);
  return rows;
}

interface DatedEpisode {
  season_number: number;
  number: number;
  /** Of a novela. */
  chapter: number | null;
  name: string;
  overview: string;
  air_date: string;
  air_time: string | null;
  channel: string | null;
  /** When what the page of its season says last changed. */
  changed_at: string | null;
}

/** Ordered by air date. */
export async function listDatedEpisodes(
  db: Db,
  seriesId: number,
  { from, to }: Days,
  limit: number,
): Promise<DatedEpisode[]> {
  const { rows } = await sql<DatedEpisode>`
    select season_number, number, chapter, name, overview, air_date, air_time, channel,
           to_json(mark.changed_at) #>> '{}' as changed_at
    from episodes
    left join content_marks as mark
      on mark.kind = 'season' and mark.id = episodes.series_id and mark.part = episodes.season_number
    where series_id = ${seriesId} and air_date between ${from}::date and ${to}::date
    order by air_date, season_number, number
    limit ${limit}
  `.execute(db);
  return rows;
}
