import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDb, type Db } from '#server/infra/db.ts';
import { createLog } from '#server/infra/log.ts';
import { OperatorError } from '#server/infra/operator-error.ts';
import { findPgTool, runPgTool } from '#server/infra/pg-tools.ts';
import { saveBackupRun } from '#server/store/jobs/backup-runs.ts';
import {
  exportSnapshot,
  hashTables,
  NOT_HASHED,
  readServerMajor,
  type TableHash,
} from '#server/store/titles/row-hashes.ts';
import { makeBackupFolder, writeBackup } from './backup-files.ts';
import { plainCommand } from './command.ts';
import { withConnection } from './open-catalogue.ts';
import { freeText, required } from './parameters.ts';
import type { Session } from './session.ts';

/** Written next to a dump: what it must contain when it is restored. */
export interface Manifest {
  takenAt: string;
  serverMajor: number;
  /** Hash of the dump file; absent in backups of older releases. */
  sha256?: string;
  tables: TableHash[];
}

const HOURS_MS = 60 * 60 * 1_000;

/** Connects as the owner of the schema; one query first, whose error explains a wrong URL. */
export async function openAsOwner({ env, terminal }: Session): Promise<{ db: Db; url: string; major: number }> {
  const url = env.DATABASE_OWNER_URL ?? '';
  const ask = (db: Db) => db.transaction().execute(readServerMajor);
  const major = await withConnection({ setting: 'DATABASE_OWNER_URL', url }, ask);
  const log = createLog(env.LOG_LEVEL, terminal.log);
  const limits = { poolSize: 2, statementTimeoutMs: 6 * HOURS_MS, connectTimeoutMs: 10_000 };
  return { db: createDb({ url, ...limits, log }), url, major };
}

/** A tool of the server's version, or an error that names the missing one. */
export async function requirePgTool(name: 'pg_dump' | 'pg_restore', major: number): Promise<string> {
  const tool = await findPgTool(name, major);
  if (!tool) throw new OperatorError(`This machine has no ${name} of PostgreSQL ${major}. Install its client tools.`);
  return tool;
}

/**
 * A dump and its manifest from the same snapshot, without blocking writers. The file gets its final name only when it is
 * complete.
 */
export const backUp = plainCommand({
  summary: 'write a dump of the database into a folder, with what must be in it when it is read back',
  needs: ['DATABASE_OWNER_URL'],
  isOwners: true,
  arguments: { folder: required(freeText, 'where to write it; made if it is not there') },
  async run({ folder }, session) {
    const { terminal, now, env } = session;
    const recipients = env.BACKUP_RECIPIENTS;
    const { db, url, major } = await openAsOwner(session);
    const started = performance.now();
    try {
      const tool = await requirePgTool('pg_dump', major);
      const isOpenToOthers = await makeBackupFolder(folder);
      if (isOpenToOthers)
        terminal.print(`${folder} can be read by others: chmod 700 it. The files are the owner's only.`);
      const name = `lanterninha-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.dump`;
      const file = path.join(folder, recipients.length > 0 ? `${name}.age` : name);
      const progress = terminal.progress('tables dumped and counted');
      const done = { dumped: 0, counted: 0, total: 0 };
      const totalOf = (counted: number) => (counted === 0 ? undefined : 2 * counted + NOT_HASHED.length);
      const show = () => progress.update(done.dumped + done.counted, totalOf(done.total));
      let written = { bytes: 0, sha256: '' };
      const manifest = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx): Promise<Manifest> => {
          const snapshot = await exportSnapshot(trx);
          const dumping = runPgTool(tool, url, ['--format=custom', `--snapshot=${snapshot}`], {
            onTable() {
              done.dumped += 1;
              show();
            },
            async output(dump) {
              written = await writeBackup(dump, `${file}.part`, recipients);
            },
          });
          const counting = hashTables(trx, (counted, total) => {
            Object.assign(done, { counted, total });
            show();
          });
          const [tables] = await Promise.all([counting, dumping]);
          return { takenAt: now.toISOString(), serverMajor: major, sha256: written.sha256, tables };
        })
        .catch(async (error: unknown) => {
          await rm(`${file}.part`, { force: true });
          throw error;
        });
      progress.end();
      await writeFile(`${file}.json`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
      await rename(`${file}.part`, file);
      const run = { takenAt: now, finishedAt: new Date(now.getTime() + (performance.now() - started)) };
      await saveBackupRun(db, { ...run, bytes: written.bytes, isEncrypted: recipients.length > 0 });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      const megabytes = (written.bytes / 1e6).toFixed(1);
      if (recipients.length === 0) terminal.print('It is not encrypted: BACKUP_RECIPIENTS is not set.');
      terminal.print(`${file}: ${manifest.tables.length} tables, ${rows} rows, ${megabytes} MB, ${seconds} s`);
    } finally {
      await db.destroy();
    }
  },
});
