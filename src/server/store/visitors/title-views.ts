import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

export interface SlugViews {
  kind: 'movie' | 'series';
  slug: string;
  views: number;
}

/**
 * Adds views to the day's counts of public titles; an unknown slug is dropped. Rows are written in one order, so that two processes
 * cannot deadlock.
 */
export async function addTitleViews(db: Db, day: string, views: readonly SlugViews[]): Promise<void> {
  const [kinds, slugs, counts] = [
    views.map(({ kind }) => kind),
    views.map(({ slug }) => slug),
    views.map((row) => row.views),
  ];
  await sql`
    with asked as (
      select kind, slug, views from unnest(${kinds}::text[], ${slugs}::text[], ${counts}::integer[]) as asked (kind, slug, views)
    )
    insert into title_views (day, kind, title_id, views)
    select ${day}::date, kind, id, sum(views)::integer
    from (
      select asked.kind, movies.id, asked.views
      from asked join movies on movies.slug = asked.slug and movies.is_public where asked.kind = 'movie'
      union all
      select asked.kind, series.id, asked.views
      from asked join series on series.slug = asked.slug and series.is_public where asked.kind = 'series'
    ) as named
    group by kind, id
    order by kind, id
    on conflict (day, kind, title_id) do update set views = title_views.views + excluded.views
  `.execute(db);
}

/** Sums the days since `since` by title; writes only what changed. */
export async function sumTitleViews(db: Db, since: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with summed as (
      select kind, title_id, sum(views)::integer as views from title_views where day >= ${since}::date group by kind, title_id
    ),
    gone as (
      delete from title_audience as old
      where not exists (select from summed where summed.kind = old.kind and summed.title_id = old.title_id)
    ),
    written as (
      insert into title_audience as old (kind, title_id, views)
      select kind, title_id, views from summed
      on conflict (kind, title_id) do update set views = excluded.views where old.views <> excluded.views
    )
    select count(*) as count from summed
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function deleteOldTitleViews(db: Db, before: string): Promise<void> {
  await sql`delete from title_views where day < ${before}::date`.execute(db);
}
