import { sql } from 'kysely';
import type { Db, Trx } from '../infra/db.ts';
import { type Copy, tableOf } from './search-tops.ts';

export interface NameChange {
  seq: number;
  kind: number;
  id: number;
  /** The keys it had before the change. */
  old_keys: string[];
}

/** Takes changes not applied yet, the oldest first: only changed names, or any that are left (changed scores). */
export async function takeNameChanges(trx: Trx, what: 'names' | 'scores', limit: number): Promise<NameChange[]> {
  const { rows } = await sql<NameChange>`
    with taken as (
      update search_changes set is_folded = true
      where seq in (
        select seq from search_changes
        where not is_folded ${what === 'names' ? sql`and is_urgent` : sql``}
        order by seq limit ${limit}
      )
      returning seq, kind, id, old_keys
    )
    select seq, kind, id, old_keys from taken order by seq
  `.execute(trx);
  return rows;
}

/** All changes since this time, applied or not. */
export async function listNameChanges(db: Db, since: Date): Promise<NameChange[]> {
  const { rows } = await sql<NameChange>`
    select seq, kind, id, old_keys from search_changes where changed_at >= ${since}::timestamptz order by seq
  `.execute(db);
  return rows;
}

export interface NameKey {
  kind: number;
  id: number;
  key: string;
  word: string;
  score: number;
}

export async function listKeysOf(db: Db, copy: Copy, kind: number, ids: readonly number[]): Promise<NameKey[]> {
  const { rows } = await sql<NameKey>`
    select kind, id, key, word, score from ${tableOf('search_keys', copy)}
    where kind = ${kind}::smallint and id = any (${ids}::integer[])
  `.execute(db);
  return rows;
}

export interface SearchState {
  built_keys: number | null;
  grown_keys: number;
  built_at: Date | null;
}

export async function findSearchState(db: Db): Promise<SearchState> {
  return db.selectFrom('search_state').select(['built_keys', 'grown_keys', 'built_at']).executeTakeFirstOrThrow();
}

export async function countGrowth(trx: Trx, keys: number): Promise<void> {
  await trx
    .updateTable('search_state')
    .set((row) => ({ grown_keys: row('grown_keys', '+', keys) }))
    .execute();
}

export async function deleteNameChanges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('search_changes').where('changed_at', '<', before).execute();
}
