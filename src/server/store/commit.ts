import { sql } from 'kysely';
import type { Trx } from '../infra/db.ts';

/**
 * This transaction is acknowledged when the standby has it, on whoever's connection it runs: the server looks at the setting as it
 * commits. For what an editor is told is stored.
 */
export async function commitReplicated(trx: Trx): Promise<void> {
  await sql`set local synchronous_commit = on`.execute(trx);
}
