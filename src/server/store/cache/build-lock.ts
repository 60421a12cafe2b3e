import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

/**
 * One process at a time does this work; the others wait, at most for the statement timeout. The lock belongs to the
 * transaction, so it is released when the transaction, the connection or the process ends.
 */
export function withBuildLock<T>(db: Db, key: string, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
    return work();
  });
}
