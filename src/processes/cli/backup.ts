import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDb, type Db } from '#server/infra/db.ts';
import type { Env } from '#server/infra/env.ts';
import { createLog } from '#server/infra/log.ts';
import { findPgTool, runPgTool } from '#server/infra/pg-tools.ts';
import { exportSnapshot, hashTables, readServerMajor, type TableHash } from '#server/store/row-hashes.ts';

/** Written beside a dump: what it must hold when it is read back. */
export interface Manifest {
  takenAt: string;
  serverMajor: number;
  tables: TableHash[];
}

const HOURS_MS = 60 * 60 * 1_000;

export function openAsOwner(env: Env): { db: Db; url: string } {
  const url = env.DATABASE_OWNER_URL;
  if (!url)
    throw new Error('DATABASE_OWNER_URL is not set: a backup is taken and read back as the owner of the schema.');
  const log = createLog(env.LOG_LEVEL);
  return { db: createDb({ url, poolSize: 2, statementTimeoutMs: 6 * HOURS_MS, connectTimeoutMs: 10_000, log }), url };
}

/**
 * `backup FOLDER`: one dump and what is in it, both of the same moment, while everybody works on. A file that has its name is
 * whole: it is written under another one first.
 */
export async function backUp(
  env: Env,
  args: readonly string[],
  print: (line: string) => void,
  now: Date,
): Promise<void> {
  const [folder] = args;
  if (!folder) throw new Error('say where: backup FOLDER');
  const { db, url } = openAsOwner(env);
  const started = performance.now();
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `lanterninha-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.dump`);
    const manifest = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx): Promise<Manifest> => {
        const serverMajor = await readServerMajor(trx);
        const tool = await findPgTool('pg_dump', serverMajor);
        if (!tool) throw new Error(`there is no pg_dump of PostgreSQL ${serverMajor} on this machine`);
        const snapshot = await exportSnapshot(trx);
        const dumping = runPgTool(tool, url, ['--format=custom', `--snapshot=${snapshot}`, `--file=${file}.part`]);
        const [tables] = await Promise.all([hashTables(trx), dumping]);
        return { takenAt: now.toISOString(), serverMajor, tables };
      });
    await writeFile(`${file}.json`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rename(`${file}.part`, file);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { size } = await stat(file);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    print(`${file}: ${manifest.tables.length} tables, ${rows} rows, ${(size / 1e6).toFixed(1)} MB, ${seconds} s`);
  } finally {
    await db.destroy();
  }
}
