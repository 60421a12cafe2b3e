import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../../src/server/infra/db.ts';

/** A database comment: a dump does not copy it to another database, and the application role cannot write it. */
const MARK = "Lanterninha demo: its texts may be written by 'npm run cli -- demo'";

/** Only for databases that the local stack has created. */
export async function markDemoDatabase(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const name = client.escapeIdentifier(new URL(ownerUrl).pathname.slice(1));
    await client.query(`comment on database ${name} is ${client.escapeLiteral(MARK)}`);
  } finally {
    await client.end();
  }
}

export async function isDemoDatabase(db: Db): Promise<boolean> {
  const { rows } = await sql<{ comment: string | null }>`
    select shobj_description(oid, 'pg_database') as comment from pg_database where datname = current_database()
  `.execute(db);
  return rows[0]?.comment === MARK;
}
