import { sql } from 'kysely';
import type { ChapterRange } from '#shared/domain/titles/chapters.ts';
import type { Db } from '../../infra/db.ts';

/** The numbers of the first and the last chapter, from the two ends of the index. */
export async function findChapterRange(db: Db, seriesId: number): Promise<ChapterRange | undefined> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select
      (select chapter from episodes where series_id = ${seriesId} and chapter is not null order by chapter limit 1) as first,
      (select chapter from episodes where series_id = ${seriesId} and chapter is not null order by chapter desc limit 1)
        as last
  `.execute(db);
  const [{ first, last } = { first: null, last: null }] = rows;
  return first === null || last === null ? undefined : { first, last };
}

export interface StoredChapter {
  chapter: number;
  season_number: number;
  number: number;
  name: string;
  air_date: string | null;
}

/** The newest first. */
export async function listChapters(db: Db, seriesId: number, { first, last }: ChapterRange): Promise<StoredChapter[]> {
  const { rows } = await sql<StoredChapter>`
    select chapter, season_number, number, name, air_date
    from episodes
    where series_id = ${seriesId} and chapter between ${first} and ${last}
    order by chapter desc
  `.execute(db);
  return rows;
}

export interface StoredDatedChapter extends StoredChapter {
  air_date: string;
  overview: string;
  still_path: string | null;
  air_time: string | null;
  channel: string | null;
}

/** The last chapter shown before a day and the first one shown on it or later, each if there is one. */
export async function listChaptersAround(db: Db, seriesId: number, day: string): Promise<StoredDatedChapter[]> {
  const columns = sql`chapter, season_number, number, name, air_date, overview, still_path, air_time, channel`;
  const { rows } = await sql<StoredDatedChapter>`
    (
      select ${columns} from episodes
      where series_id = ${seriesId} and chapter is not null and air_date < ${day}::date
      order by air_date desc, chapter desc limit 1
    )
    union all
    (
      select ${columns} from episodes
      where series_id = ${seriesId} and chapter is not null and air_date >= ${day}::date
      order by air_date, chapter limit 1
    )
  `.execute(db);
  return rows;
}

/** The days of the latest chapters. */
export async function listChapterDays(db: Db, seriesId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ air_date: string }>`
    select air_date from episodes
    where series_id = ${seriesId} and chapter is not null and air_date is not null
    order by air_date desc, chapter desc
    limit ${limit}
  `.execute(db);
  return rows.map((row) => row.air_date);
}
