import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

export interface MigrationGap {
  /** Migrations of this release that the schema lacks. */
  missing: string[];
  /** Migrations of the schema that this release lacks: a newer release applied them. */
  unknown: string[];
}

/** Compares all versions, not only the newest: migrations are not always applied in the order of their numbers. */
export async function compareMigrations(db: Db, wanted: readonly string[]): Promise<MigrationGap> {
  const rows = await db.selectFrom('schema_migrations').select('version').execute();
  const applied = rows.map(({ version }) => version);
  return {
    missing: wanted.filter((version) => !applied.includes(version)),
    unknown: applied.filter((version) => !wanted.includes(version)),
  };
}

export async function listMissingMigrations(db: Db, wanted: readonly string[]): Promise<string[]> {
  return (await compareMigrations(db, wanted)).missing;
}

/** Whether our database role could change the schema, which it must not. */
export async function isPrivilegedRole(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_privileged: boolean }>`
    select rolsuper or has_schema_privilege(current_user, 'public', 'create') as is_privileged
    from pg_roles
    where rolname = current_user
  `.execute(db);
  return rows[0]?.is_privileged ?? true;
}

/** As 0001_roles.sql does, for a database that was read back from a dump. */
export async function refuseTemporaryTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`revoke temporary on database ${sql.id(rows[0]?.name ?? '')} from public`.execute(db);
}
