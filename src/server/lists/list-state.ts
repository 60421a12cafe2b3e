import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';

/**
 * Every change is noted; the migrations set this for filters. Where it was off, a transaction that began before this update does
 * not note its changes: the build waits for it, and then sees what it wrote.
 */
export async function watchChanges(db: Db): Promise<void> {
  const { rows } = await sql<{ since: string }>`
    update list_state set is_watched = true where not is_watched returning pg_current_xact_id()::text as since
  `.execute(db);
  const since = rows[0]?.since;
  while (since !== undefined && (await isAnyOlderAlive(db, since))) await sleep(50);
}

async function isAnyOlderAlive(db: Db, since: string): Promise<boolean> {
  const { rows } = await sql<{ is_alive: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) <= ${since}::xid8 as is_alive
  `.execute(db);
  return rows[0]?.is_alive ?? false;
}

export interface Swap {
  slot: number;
  /** The database snapshot that the build read. */
  builtFrom: string;
  builtDay: string;
  builtAt: Date;
}

/** Makes the new blocks live and deletes the changes that the build has seen. */
export function swapLists(db: Db, { slot, builtFrom, builtDay, builtAt }: Swap): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`
      update list_state
      set slot = ${slot}, build = build + 1, built_from = ${builtFrom}::pg_snapshot, built_day = ${builtDay}::date,
        built_at = ${builtAt}
    `.execute(trx);
    // Skips rows locked by a writer: such a row stays as a change without effect.
    await sql`
      delete from list_changes
      where (kind, id) in (
        select kind, id
        from list_changes
        where pg_visible_in_snapshot(changed_by, ${builtFrom}::pg_snapshot)
        for update skip locked
      )
    `.execute(trx);
  });
}

export interface ListHealth {
  builtAt: Date | null;
  changes: number;
}

export async function findListHealth(db: Db): Promise<ListHealth> {
  const { rows } = await sql<ListHealth>`
    select built_at as "builtAt", (select count(*) from list_changes) as changes from list_state
  `.execute(db);
  return rows[0] ?? { builtAt: null, changes: 0 };
}
