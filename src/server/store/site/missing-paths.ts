import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

/** Counts paths not stored by name: too long, too many, or nothing an editor could fix. */
export const OTHER_PATHS = '';

/** A new path is stored until the day's limit is reached; after that it is counted under `OTHER_PATHS`. */
export async function addMissingPaths(
  db: Db,
  day: string,
  hits: ReadonlyMap<string, number>,
  perDay: number,
): Promise<void> {
  await sql`
    with asked as (
      select path, hits, exists (select from missing_paths as kept where kept.day = ${day}::date and kept.path = asked.path) as is_kept,
             row_number() over (order by hits desc, path) as place
      from unnest(${[...hits.keys()]}::text[], ${[...hits.values()]}::integer[]) as asked (path, hits)
    ),
    room as (
      select greatest(0, ${perDay}::integer - count(*)) as places from missing_paths where day = ${day}::date
    )
    insert into missing_paths (day, path, hits)
    select ${day}::date, named.path, sum(named.hits)::integer
    from (
      select case when is_kept or place <= places then path else ${OTHER_PATHS} end as path, hits from asked, room
    ) as named
    group by named.path
    on conflict (day, path) do update set hits = missing_paths.hits + excluded.hits
  `.execute(db);
}

export interface MissingPath {
  path: string;
  hits: number;
  days: number;
  lastDay: string;
}

/** Since that day, the most requested first; paths that now have a redirect are left out. */
export async function listMissingPaths(
  db: Db,
  { since, offset, limit }: { since: string; offset: number; limit: number },
): Promise<{ rows: MissingPath[]; total: number }> {
  const { rows } = await sql<MissingPath & { total: number }>`
    select path, sum(hits)::integer as hits, count(*)::integer as days, max(day)::text as "lastDay",
           count(*) over () as total
    from missing_paths
    where day >= ${since}::date and path <> ${OTHER_PATHS}
      and not exists (select from redirects where from_path = path and removed_at is null)
    group by path
    order by hits desc, path
    offset ${offset} limit ${limit}
  `.execute(db);
  return {
    rows: rows.map(({ path, hits, days, lastDay }) => ({ path, hits, days, lastDay })),
    total: rows[0]?.total ?? 0,
  };
}

/** Hits of paths that are not stored by name. */
export async function countOtherMisses(db: Db, since: string): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    select coalesce(sum(hits), 0)::integer as hits from missing_paths where day >= ${since}::date and path = ${OTHER_PATHS}
  `.execute(db);
  return rows[0]?.hits ?? 0;
}

export async function deleteOldMissingPaths(db: Db, before: string): Promise<number> {
  const { rows } = await sql<{ day: string }>`
    delete from missing_paths where day < ${before}::date returning day::text
  `.execute(db);
  return rows.length;
}
