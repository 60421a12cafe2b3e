import { sql } from 'kysely';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { Db } from '../infra/db.ts';
import { type Slice, TITLE_TABLES } from '../store/titles/title-tables.ts';

/** When a ranking was last fetched, if ever. */
export async function findRankingTime(db: Db, name: string): Promise<Date | undefined> {
  const run = await db.selectFrom('ranking_runs').select('fetched_at').where('name', '=', name).executeTakeFirst();
  return run?.fetched_at;
}

/** In TMDB's order; unknown and unlisted titles are left out, and the next ones move up. */
export async function listRankedIds(
  db: Db,
  { name, kind }: { name: string; kind: TitleKind },
  { offset, limit }: Slice,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select title.id
    from rankings
    join ${sql.table(TITLE_TABLES[kind].titles)} as title on title.id = rankings.entity_id
    where rankings.name = ${name} and rankings.kind = ${kind} and title.is_listed
    order by rankings.position
    limit ${limit}
    offset ${offset}
  `.execute(db);
  return rows.map((row) => row.id);
}

export async function countRanked(db: Db, { name, kind }: { name: string; kind: TitleKind }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from rankings
    join ${sql.table(TITLE_TABLES[kind].titles)} as title on title.id = rankings.entity_id
    where rankings.name = ${name} and rankings.kind = ${kind} and title.is_listed
  `.execute(db);
  return rows[0]?.count ?? 0;
}
