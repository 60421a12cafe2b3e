import { readFile } from 'node:fs/promises';
import type { Db } from '#server/infra/db.ts';
import { OperatorError } from '#server/infra/operator-error.ts';
import { runPgTool } from '#server/infra/pg-tools.ts';
import { refuseTemporaryTables } from '#server/store/jobs/health.ts';
import { hashTables, NOT_HASHED } from '#server/store/titles/row-hashes.ts';
import { type Manifest, openAsOwner, requirePgTool } from './backup.ts';
import { readBackup, refuseChangedFile } from './backup-files.ts';
import { plainCommand } from './command.ts';
import { freeText, required, switchOption } from './parameters.ts';
import type { Terminal } from './terminal.ts';

/** Restores into an empty database, as its owner, then compares every table with the manifest and reports differences. */
export const restore = plainCommand({
  summary: 'read a dump into an empty database and compare every table with what it held',
  needs: ['DATABASE_OWNER_URL'],
  isOwners: true,
  arguments: { file: required(freeText, 'the .dump or .dump.age file; its .json is beside it') },
  options: { verify: switchOption('only compare the database with the dump; write nothing') },
  async run({ file, verify }, session) {
    const { terminal, env } = session;
    const manifest = await readManifest(file);
    const { db, url, major } = await openAsOwner(session);
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1_000).toFixed(1)} s`;
    try {
      if (!verify) {
        await refuseUnlessEmpty(db);
        if (major < manifest.serverMajor)
          throw new OperatorError(`PostgreSQL ${major} cannot read a dump of ${manifest.serverMajor}.`);
        if (manifest.sha256 !== undefined) await refuseChangedFile(file, manifest.sha256);
        const tool = await requirePgTool('pg_restore', major);
        await readBack({ file, url, tool, identityFile: env.BACKUP_IDENTITY_FILE }, manifest, terminal);
        await refuseTemporaryTables(db);
        terminal.print(`restored in ${seconds()}`);
      }
      const differences = await compare(db, manifest, terminal);
      for (const difference of differences) terminal.print(difference);
      if (differences.length > 0) throw new OperatorError(`${differences.length} tables are not what they were.`);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      terminal.print(
        `${manifest.tables.length} tables and ${rows} rows are what they were on ${manifest.takenAt}, ${seconds()}`,
      );
    } finally {
      await db.destroy();
    }
  },
});

async function readManifest(file: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(`${file}.json`, 'utf8')) as Manifest;
  } catch (cause) {
    throw new OperatorError(`${file}.json cannot be read. A backup is two files: the dump and its .json.`, { cause });
  }
}

async function refuseUnlessEmpty(db: Db): Promise<void> {
  const tables = await db.transaction().execute((trx) => hashTables(trx));
  if (tables.length > 0) throw new OperatorError(`The database is not empty: it has ${tables.length} tables.`);
}

async function readBack(
  { file, url, tool, identityFile }: { file: string; url: string; tool: string; identityFile: string },
  { tables }: Manifest,
  terminal: Terminal,
): Promise<void> {
  const progress = terminal.progress('tables restored');
  let done = 0;
  const database = `--dbname=${decodeURIComponent(new URL(url).pathname.slice(1))}`;
  // All or nothing.
  await runPgTool(tool, url, ['--exit-on-error', '--single-transaction', '--no-owner', database], {
    onTable() {
      done += 1;
      progress.update(done, tables.length + NOT_HASHED.length);
    },
    input: (stream) => readBackup(file, stream, identityFile),
  });
  progress.end();
}

async function compare(db: Db, manifest: Manifest, terminal: Terminal): Promise<string[]> {
  const progress = terminal.progress('tables compared');
  const found = await db.transaction().execute((trx) => hashTables(trx, (done, total) => progress.update(done, total)));
  progress.end();
  const now = new Map(found.map((table) => [table.table, table]));
  return manifest.tables
    .filter(({ table, rows, hash }) => now.get(table)?.rows !== rows || now.get(table)?.hash !== hash)
    .map(({ table, rows }) => `${table}: ${rows} rows then, ${now.get(table)?.rows ?? 'none'} now`);
}
