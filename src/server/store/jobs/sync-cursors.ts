import type { Db } from '../../infra/db.ts';

/** How far a job had got at its last progress; saved together with the work done. */
export async function findCursor<T>(db: Db, job: string): Promise<{ cursor: T; updatedAt: Date } | undefined> {
  const row = await db
    .selectFrom('sync_cursors')
    .select(['cursor', 'updated_at'])
    .where('job', '=', job)
    .executeTakeFirst();
  return row && { cursor: row.cursor as unknown as T, updatedAt: row.updated_at };
}

export async function saveCursor(db: Db, job: string, cursor: object, at: Date): Promise<void> {
  const row = { cursor: JSON.stringify(cursor), updated_at: at };
  await db
    .insertInto('sync_cursors')
    .values({ job, ...row })
    .onConflict((conflict) => conflict.column('job').doUpdateSet(row))
    .execute();
}

export function listCursors(db: Db) {
  return db.selectFrom('sync_cursors').select(['job', 'cursor', 'updated_at']).orderBy('job').execute();
}
