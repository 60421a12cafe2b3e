import { type RawBuilder, sql } from 'kysely';
import { isPaged, type PagedRecord } from '#shared/domain/subjects/page-words.ts';
import { factsOf } from '#shared/domain/subjects/records.ts';
import type { Db } from '../../infra/db.ts';
import { hasSeasonTexts, isMovieIndexable, isPersonIndexable, isSeriesIndexable } from '../titles/indexable.ts';

/** Which rows have an indexable page. */
export type SitemapBar = Readonly<Record<'movies' | 'series' | 'seasons' | 'people', RawBuilder<boolean>>>;

export const INDEXING_BAR: SitemapBar = {
  movies: isMovieIndexable,
  series: isSeriesIndexable,
  seasons: sql`series.is_public and not series.is_noindex and ${hasSeasonTexts}`,
  people: isPersonIndexable,
};

/** All rows that have a page: for measurements, never for served files. */
export const NO_BAR: SitemapBar = {
  movies: sql`movies.is_public`,
  series: sql`series.is_public`,
  seasons: sql`series.is_public`,
  people: sql`people.is_public and people.has_source`,
};

export interface IdRange {
  from: number;
  to: number;
}

export interface SitemapRow {
  slug: string;
  /** When the page's content last changed; without a mark, when its row did. */
  changedAt: Date;
  picture: string | null;
}

interface SeasonSitemapRow extends SitemapRow {
  number: number;
}

type ListRows<Row = SitemapRow> = (db: Db, range: IdRange, bar: SitemapBar) => Promise<Row[]>;

export const listSitemapMovies: ListRows = async (db, { from, to }, bar) => {
  const { rows } = await sql<SitemapRow>`
    select movies.slug, coalesce(mark.changed_at, movies.updated_at) as "changedAt", movies.poster_path as picture
    from movies
    left join content_marks as mark on mark.kind = 'movie' and mark.id = movies.id and mark.part = 0
    where movies.id between ${from} and ${to} and ${bar.movies}
    order by movies.id
  `.execute(db);
  return rows;
};

export const listSitemapSeries: ListRows = async (db, { from, to }, bar) => {
  const { rows } = await sql<SitemapRow>`
    select series.slug, coalesce(mark.changed_at, series.updated_at) as "changedAt", series.poster_path as picture
    from series
    left join content_marks as mark on mark.kind = 'series' and mark.id = series.id and mark.part = 0
    where series.id between ${from} and ${to} and ${bar.series}
    order by series.id
  `.execute(db);
  return rows;
};

/** Ranges are of series ids. */
export const listSitemapSeasons: ListRows<SeasonSitemapRow> = async (db, { from, to }, bar) => {
  const { rows } = await sql<SeasonSitemapRow>`
    select series.slug, seasons.number, coalesce(mark.changed_at, series.updated_at) as "changedAt",
           coalesce(seasons.poster_path, series.poster_path) as picture
    from seasons
    join series on series.id = seasons.series_id
    left join content_marks as mark
      on mark.kind = 'season' and mark.id = seasons.series_id and mark.part = seasons.number
    where seasons.series_id between ${from} and ${to} and ${bar.seasons}
    order by seasons.series_id, seasons.number
  `.execute(db);
  return rows;
};

/** Novelas that have a page of chapters. Ranges are of series ids. */
export const listSitemapChapters: ListRows = async (db, { from, to }, bar) => {
  const { rows } = await sql<SitemapRow>`
    select series.slug, coalesce(mark.changed_at, series.updated_at) as "changedAt", series.poster_path as picture
    from series, lateral (
      select max(changed_at) as changed_at from content_marks where kind = 'season' and id = series.id
    ) as mark
    where series.id between ${from} and ${to} and series.format = 'novela' and ${bar.series}
      and exists (select from episodes where series_id = series.id and chapter is not null)
    order by series.id
  `.execute(db);
  return rows;
};

export const listSitemapPeople: ListRows = async (db, { from, to }, bar) => {
  const { rows } = await sql<SitemapRow>`
    select people.slug, coalesce(mark.changed_at, people.updated_at) as "changedAt", people.profile_path as picture
    from people
    left join content_marks as mark on mark.kind = 'person' and mark.id = people.id and mark.part = 0
    where people.id between ${from} and ${to} and ${bar.people}
    order by people.id
  `.execute(db);
  return rows;
};

/** Not those that need titles and show none: their page is not indexable. */
export const listSitemapRecords =
  (entity: PagedRecord): ListRows =>
  async (db, { from, to }) => {
    const { rows } = await sql<SitemapRow>`
      select slug, greatest(changed_at, first_published_at) as "changedAt", picture_path as picture
      from records
      where entity = ${entity} and id between ${from} and ${to}
        and is_public and content -> 'isNoindex' is distinct from 'true' and (not ${factsOf(entity).needsTitles ?? false} or exists (
        select from record_titles as item
        where item.entity = records.entity and item.record_id = records.id and (
          (item.kind = 'movie' and exists (select from movies where movies.id = item.title_id and movies.is_public))
          or (item.kind = 'series' and exists (select from series where series.id = item.title_id and series.is_public))
        )
      ))
      order by id
    `.execute(db);
    return rows;
  };

/** The numbers of the files (of `idsPerFile` ids each) that have any rows, hidden or shown: of a table, or of one kind of record. */
export async function listFileNumbers(
  db: Db,
  of: 'movies' | 'series' | 'people' | PagedRecord,
  idsPerFile: number,
): Promise<number[]> {
  const rowsOf = isPaged(of) ? sql`records where entity = ${of}` : sql.table(of);
  const { rows } = await sql<{ number: number }>`
    select distinct (id - 1) / ${sql.lit(idsPerFile)} + 1 as number from ${rowsOf} order by 1
  `.execute(db);
  return rows.map((row) => row.number);
}
