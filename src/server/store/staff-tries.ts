import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';

/**
 * Takes one try if there is one left, and says so; all who try at once are counted, because the row is one. Otherwise when
 * the next window begins.
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

/** It was no guess after all. */
export async function giveTryBack(db: Db, key: string): Promise<void> {
  await sql`update staff.tries set count = count - 1 where key = ${key} and count > 0`.execute(db);
}

export async function deleteOldTries(db: Db, now: Date): Promise<number> {
  const result = await db.deleteFrom('staff.tries').where('resets_at', '<', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
