import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDb, type Db } from '#server/infra/db.ts';
import { createLog } from '#server/infra/log.ts';
import { OperatorError } from '#server/infra/operator-error.ts';
import { findPgTool, runPgTool } from '#server/infra/pg-tools.ts';
import { exportSnapshot, hashTables, readServerMajor, type TableHash } from '#server/store/row-hashes.ts';
import { plainCommand } from './command.ts';
import { withConnection } from './open-catalogue.ts';
import { required, text } from './parameters.ts';
import type { Session } from './session.ts';

/** Written beside a dump: what it must hold when it is read back. */
export interface Manifest {
  takenAt: string;
  serverMajor: number;
  tables: TableHash[];
}

const HOURS_MS = 60 * 60 * 1_000;

/** As the owner of the schema, after one question that says what is wrong with the address. */
export async function openAsOwner({ env, terminal }: Session): Promise<{ db: Db; url: string; major: number }> {
  const url = env.DATABASE_OWNER_URL ?? '';
  const ask = (db: Db) => db.transaction().execute(readServerMajor);
  const major = await withConnection({ setting: 'DATABASE_OWNER_URL', url }, ask);
  const log = createLog(env.LOG_LEVEL, terminal.log);
  const limits = { poolSize: 2, statementTimeoutMs: 6 * HOURS_MS, connectTimeoutMs: 10_000 };
  return { db: createDb({ url, ...limits, log }), url, major };
}

/** A tool of the server's own version, or a sentence that says which is missing. */
export async function requirePgTool(name: 'pg_dump' | 'pg_restore', major: number): Promise<string> {
  const tool = await findPgTool(name, major);
  if (!tool) throw new OperatorError(`This machine has no ${name} of PostgreSQL ${major}. Install its client tools.`);
  return tool;
}

/**
 * One dump and what is in it, both of the same moment, while everybody works on. A file that has its name is
 * whole: it is written under another one first.
 */
export const backUp = plainCommand({
  summary: 'write a dump of the database into a folder, with what must be in it when it is read back',
  needs: ['DATABASE_OWNER_URL'],
  arguments: { folder: required(text, 'where to write it; made if it is not there') },
  async run({ folder }, session) {
    const { terminal, now } = session;
    const { db, url, major } = await openAsOwner(session);
    const started = performance.now();
    try {
      const tool = await requirePgTool('pg_dump', major);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `lanterninha-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.dump`);
      const progress = terminal.progress('tables dumped and counted');
      const done = { dumped: 0, counted: 0, total: 0 };
      const show = () => progress.update(done.dumped + done.counted, 2 * done.total);
      const manifest = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx): Promise<Manifest> => {
          const snapshot = await exportSnapshot(trx);
          const args = ['--format=custom', `--snapshot=${snapshot}`, `--file=${file}.part`];
          const dumping = runPgTool(tool, url, args, () => {
            done.dumped += 1;
            show();
          });
          const counting = hashTables(trx, (counted, total) => {
            Object.assign(done, { counted, total });
            show();
          });
          const [tables] = await Promise.all([counting, dumping]);
          return { takenAt: now.toISOString(), serverMajor: major, tables };
        });
      progress.end();
      await writeFile(`${file}.json`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
      await rename(`${file}.part`, file);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const { size } = await stat(file);
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      const megabytes = (size / 1e6).toFixed(1);
      terminal.print(`${file}: ${manifest.tables.length} tables, ${rows} rows, ${megabytes} MB, ${seconds} s`);
    } finally {
      await db.destroy();
    }
  },
});
