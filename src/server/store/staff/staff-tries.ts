import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

/**
 * Takes one try and returns undefined; if none is left, returns when the next window begins. Concurrent tries are all
 * counted, because they update one row.
 */
export async function takeTry(db: Db, key: string, most: number, now: Date, resetsAt: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ count: number }>`
    insert into staff.tries (key, count, resets_at)
    values (${key}, 1, ${resetsAt}::timestamptz)
    on conflict (key) do update
    set count = case when tries.resets_at <= ${now} then 1 else tries.count + 1 end,
        resets_at = case when tries.resets_at <= ${now} then excluded.resets_at else tries.resets_at end
    where tries.resets_at <= ${now} or tries.count < ${most}
    returning count
  `.execute(db);
  if (rows.length > 0) return undefined;
  const row = await db.selectFrom('staff.tries').select('resets_at').where('key', '=', key).executeTakeFirst();
  return row?.resets_at ?? resetsAt;
}

/** Gives the try back: it was not a wrong guess. */
export async function giveTryBack(db: Db, key: string): Promise<void> {
  await sql`update staff.tries set count = count - 1 where key = ${key} and count > 0`.execute(db);
}

export async function deleteOldTries(db: Db, now: Date): Promise<number> {
  const result = await db.deleteFrom('staff.tries').where('resets_at', '<', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
