import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';

/** Which of these the schema does not have. Not only the newest counts: they are not always applied in the order of their numbers. */
export async function listMissingMigrations(db: Db, wanted: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('schema_migrations').select('version').execute();
  const applied = new Set(rows.map(({ version }) => version));
  return wanted.filter((version) => !applied.has(version));
}

/** Whether the role we run as could change the schema: it must not be able to. */
export async function isPrivilegedRole(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_privileged: boolean }>`
    select rolsuper or has_schema_privilege(current_user, 'public', 'create') as is_privileged
    from pg_roles
    where rolname = current_user
  `.execute(db);
  return rows[0]?.is_privileged ?? true;
}
