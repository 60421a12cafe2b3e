import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';

export async function findAppliedMigration(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('schema_migrations')
    .select((expression) => expression.fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version;
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
