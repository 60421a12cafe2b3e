import { sql } from 'kysely';
import type { Db, Trx } from '../infra/db.ts';
import type { FetchKind } from '../store/jobs/fetch-queue.ts';

export interface Ranking {
  name: string;
  kind: FetchKind;
  ids: number[];
  fetchedAt: Date;
}

export interface RankingChange {
  /** Ids that entered or left. */
  changed: number[];
  /** Whether any id entered, left or changed its position. */
  hasMoved: boolean;
}

/** Replaces the whole ranking. */
export async function saveRanking(trx: Trx, { name, kind, ids, fetchedAt }: Ranking): Promise<RankingChange> {
  const before = await trx
    .selectFrom('rankings')
    .select('entity_id')
    .where('name', '=', name)
    .orderBy('position')
    .execute();
  await trx.deleteFrom('rankings').where('name', '=', name).execute();
  await sql`
    insert into rankings (name, position, kind, entity_id)
    select ${name}, position, ${kind}, id
    from unnest(${ids}::integer[]) with ordinality as new (id, position)
  `.execute(trx);
  const run = { fetched_at: fetchedAt, entries: ids.length };
  await trx
    .insertInto('ranking_runs')
    .values({ name, ...run })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(run))
    .execute();
  const old = new Set(before.map((row) => row.entity_id));
  const now = new Set(ids);
  const hasMoved = before.length !== ids.length || before.some((row, place) => row.entity_id !== ids[place]);
  return { hasMoved, changed: [...[...old].filter((id) => !now.has(id)), ...ids.filter((id) => !old.has(id))] };
}

export function listRankingRuns(db: Db) {
  return db.selectFrom('ranking_runs').select(['name', 'fetched_at', 'entries']).orderBy('name').execute();
}
