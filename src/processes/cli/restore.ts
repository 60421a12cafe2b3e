import { readFile } from 'node:fs/promises';
import type { Env } from '#server/infra/env.ts';
import { findPgTool, runPgTool } from '#server/infra/pg-tools.ts';
import { hashTables, readServerMajor } from '#server/store/row-hashes.ts';
import { type Manifest, openAsOwner } from './backup.ts';

/**
 * `restore FILE`: into an empty database, as its owner, then every table compared with what it held. `restore --verify FILE` only
 * compares. What differs is named, and the command fails.
 */
export async function restore(env: Env, args: readonly string[], print: (line: string) => void): Promise<void> {
  const isOnlyVerifying = args.includes('--verify');
  const [file] = args.filter((arg) => !arg.startsWith('--'));
  if (!file) throw new Error('say what: restore [--verify] FILE');
  const manifest = JSON.parse(await readFile(`${file}.json`, 'utf8')) as Manifest;
  const { db, url } = openAsOwner(env);
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1_000).toFixed(1)} s`;
  try {
    if (!isOnlyVerifying) {
      const { major, tables } = await db
        .transaction()
        .execute(async (trx) => ({ major: await readServerMajor(trx), tables: await hashTables(trx) }));
      if (tables.length > 0) throw new Error(`the database is not empty: it has ${tables.length} tables`);
      if (major < manifest.serverMajor)
        throw new Error(`PostgreSQL ${major} cannot read a dump of ${manifest.serverMajor}`);
      const tool = await findPgTool('pg_restore', major);
      if (!tool) throw new Error(`there is no pg_restore of PostgreSQL ${major} on this machine`);
      // All of it or nothing.
      await runPgTool(tool, url, [
        '--exit-on-error',
        '--single-transaction',
        '--no-owner',
        `--dbname=${new URL(url).pathname.slice(1)}`,
        file,
      ]);
      print(`restored in ${seconds()}`);
    }
    const found = new Map((await db.transaction().execute(hashTables)).map((table) => [table.table, table]));
    const differing = manifest.tables.filter(
      ({ table, rows, hash }) => found.get(table)?.rows !== rows || found.get(table)?.hash !== hash,
    );
    for (const { table, rows } of differing)
      print(`${table}: ${rows} rows then, ${found.get(table)?.rows ?? 'none'} now`);
    if (differing.length > 0) throw new Error(`${differing.length} tables are not what they were`);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    print(`${manifest.tables.length} tables and ${rows} rows are what they were on ${manifest.takenAt}, ${seconds()}`);
  } finally {
    await db.destroy();
  }
}
