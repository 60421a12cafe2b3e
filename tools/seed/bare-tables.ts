import type pg from 'pg';

interface Part {
  table: string;
  name: string;
  definition: string;
}

/**
 * Drops the foreign keys and secondary indexes and disables the triggers of tables that are about to be filled, and
 * restores them afterwards: maintained row by row they would be most of the work. If killed in between it leaves the
 * tables without them, so only an empty catalogue is seeded: drop that database and start again.
 */
export async function withBareTables(
  owner: pg.Client,
  tables: readonly string[],
  fill: () => Promise<void>,
  onRebuilt: (done: number, total: number) => void,
): Promise<void> {
  const keys = await listForeignKeys(owner, tables);
  const indexes = await listIndexes(owner, tables);
  for (const { table, name } of keys) await owner.query(`alter table ${table} drop constraint "${name}"`);
  for (const { name } of indexes) await owner.query(`drop index "${name}"`);
  // derived:rebuild fills what the triggers maintain, also in one pass.
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`);

  await fill();

  for (const table of tables) await owner.query(`alter table ${table} enable trigger user`);

  await owner.query("set maintenance_work_mem = '512MB'");
  const rebuilds = [
    ...indexes.map(({ definition }) => definition),
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint "${name}" ${definition}`),
    ...tables.map((table) => `analyze ${table}`),
  ];
  for (const [index, rebuild] of rebuilds.entries()) {
    await owner.query(rebuild);
    onRebuilt(index + 1, rebuilds.length);
  }
}

async function listForeignKeys(owner: pg.Client, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await owner.query<Part>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conrelid = any ($1::regclass[])`,
    [tables],
  );
  return rows;
}

/** Primary and unique indexes stay, so that a duplicate key fails at once. */
async function listIndexes(owner: pg.Client, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await owner.query<Part>(
    `select indrelid::regclass::text as table, relname as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = any ($1::regclass[]) and not indisprimary and not indisunique`,
    [tables],
  );
  return rows;
}
