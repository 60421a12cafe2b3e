import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';

/**
 * One process at a time does this work; the others wait, at most as long as a statement may take. The lock belongs to a
 * transaction, so it ends with it, with the connection, and with the process.
 */
export function withBuildLock<T>(db: Db, key: string, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
    return work();
  });
}
