import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../infra/db.ts';
import { type Copy, tableOf } from './search-tops.ts';

/** Creates empty shadow tables beside the live ones, and drops what a killed rebuild left. */
export async function openShadow(db: Db): Promise<void> {
  await sql`select search_shadow_open()`.execute(db);
}

/**
 * Builds all keys, titles and people in parallel, each in key order: neighbours in the index are then neighbours on disk,
 * so that readers need few pages even before the table is vacuumed.
 */
export async function fillShadowKeys(db: Db): Promise<void> {
  await Promise.all([sql`kind < 2`, sql`kind = 2`].map((which) => fillKeysOf(db, which)));
}

function fillKeysOf(db: Db, which: RawBuilder<unknown>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`set local work_mem = '256MB'`.execute(trx);
    await sql`
      insert into search_keys_next (id, kind, score, year, word, key)
      select id, kind, score, year, word, key from search_wanted_keys where ${which} order by key collate "C"
    `.execute(trx);
  });
}

export async function indexShadow(db: Db, part: 'keys' | 'words' | 'tops'): Promise<void> {
  await sql`select search_shadow_index(${part})`.execute(db);
}

export interface KeyRow {
  key: string;
  word: string;
  kind: number;
  id: number;
  score: number;
}

const KEYS_AT_ONCE = 50_000;

/** Reads every key, in order. */
export function readKeys(db: Db, copy: Copy, onKeys: (rows: readonly KeyRow[]) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`
      declare keys no scroll cursor for
      select key, word, kind, id, score from ${tableOf('search_keys', copy)} order by key, word
    `.execute(trx);
    for (;;) {
      const { rows } = await sql<KeyRow>`fetch ${sql.lit(KEYS_AT_ONCE)} from keys`.execute(trx);
      if (rows.length === 0) return;
      await onKeys(rows);
    }
  });
}

/** Refreshes the keys of these ids in the shadow table. */
export async function refreshShadowKeys(trx: Db, kind: number, ids: readonly number[]): Promise<void> {
  await sql`delete from search_keys_next where kind = ${kind}::smallint and id = any (${ids}::integer[])`.execute(trx);
  await sql`
    insert into search_keys_next (id, kind, score, year, word, key)
    select id, kind, score, year, word, key from search_wanted_keys
    where kind = ${kind}::smallint and id = any (${ids}::integer[])
  `.execute(trx);
}

/**
 * Blocks name changes until the transaction ends. Locks `search_tops` first, like every transaction that needs both, to
 * avoid a deadlock.
 */
export async function lockNames(trx: Trx): Promise<void> {
  await sql`set local lock_timeout = '30s'`.execute(trx);
  await sql`lock table search_tops, search_keys in share row exclusive mode`.execute(trx);
}

export async function swapShadow(trx: Trx, keys: number, now: Date): Promise<void> {
  await sql`select search_shadow_swap()`.execute(trx);
  await trx.updateTable('search_state').set({ built_keys: keys, built_at: now, grown_keys: 0 }).execute();
}
