import type pg from 'pg';

interface Part {
  table: string;
  name: string;
  definition: string;
}

/**
 * Takes the foreign keys, the triggers and the secondary indexes off tables that are about to be filled and gives them back
 * afterwards, built in one go: entry by entry they would be most of the work. Killed in between it leaves the tables bare,
 * which is why only an empty catalogue is ever seeded: throw that database away and begin again.
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
  // What triggers keep up to date is built in one go too, by derived:rebuild.
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

/** Those that belong to a constraint stay: a key met twice is worth knowing at once. */
async function listIndexes(owner: pg.Client, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await owner.query<Part>(
    `select indrelid::regclass::text as table, relname as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = any ($1::regclass[]) and not indisprimary and not indisunique`,
    [tables],
  );
  return rows;
}
