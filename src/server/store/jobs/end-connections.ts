import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

/** Ends every connection that was opened under this application name, with the statement that it runs. */
export async function endConnections(db: Db, application: string): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${application}`.execute(db);
}
