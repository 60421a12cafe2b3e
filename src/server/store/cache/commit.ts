import { sql } from 'kysely';
import type { Trx } from '../../infra/db.ts';

/**
 * The commit waits for the standby, on any connection: the server reads the setting when it commits. For changes that
 * the admin confirms to an editor as saved.
 */
export async function commitReplicated(trx: Trx): Promise<void> {
  await sql`set local synchronous_commit = on`.execute(trx);
}
