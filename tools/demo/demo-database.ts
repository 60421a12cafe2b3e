import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../../src/server/infra/db.ts';

/** A comment belongs to the database itself: a dump of it does not carry it elsewhere, and the application cannot write it. */
const MARK = "Lanterninha demo: its texts may be written by 'npm run cli -- demo'";

/** Only for databases that this machine's own stack has made. */
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
