import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startSimulator } from '../simulator/start.ts';
import { openAdminContext, openContext } from '../src/server/context.ts';
import { createDb } from '../src/server/infra/db.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { migrate } from '../src/server/infra/migrate.ts';
import { hashTables, type TableHash } from '../src/server/store/titles/row-hashes.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { BATCH, hire } from '../test/editing/hire.ts';
import { EDITED } from '../test/failover/open-pair-fixture.ts';
import { writeSteadily } from '../test/failover/write-steadily.ts';
import { mulberry32 } from '../test/random.ts';
import { reportSoak, wholePercentile } from '../tools/report-soak.ts';
import { podman } from './ha/podman.ts';

/**
 * Editors write for an hour while pgBackRest archives, encrypted, in a container with the files of deploy/backup. Then random moments are
 * restored and compared with what was there by hashes of every table; a wrong passphrase opens nothing; the rehearsal script runs; and
 * the machine is lost and rebuilt from the repository alone.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, moments: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const MOMENTS = Number(values.moments);
const NAME = 'lanterninha-pitr';
const ADDRESS = '10.97.0.21';
const PASSWORD = 'only-on-a-network-of-this-machine';
const REPOSITORY = `${NAME}-repository`;
const root = path.resolve(import.meta.dirname, '..');
const problems: string[] = [];
const urlOf = (role: string, port = 5432) => `postgres://${role}:${PASSWORD}@${ADDRESS}:${port}/lanterninha`;
const asPostgres = (...command: string[]) => podman('exec', '--user', 'postgres', NAME, ...command);
const backrest = (...args: string[]) => asPostgres('pgbackrest', '--stanza=lanterninha', ...args);

interface Moment {
  at: string;
  tables: TableHash[];
}

async function removeAll(): Promise<void> {
  await podman('rm', '--force', '--time=0', '--ignore', '--volumes', NAME);
  await podman('volume', 'rm', '--force', REPOSITORY).catch(() => undefined);
  await podman('network', 'rm', '--force', NAME).catch(() => undefined);
}

/** The server, with an empty data folder and the repository. */
async function startMachine(settings: string, command: string[]): Promise<void> {
  await podman(
    ...['run', '--detach', '--init', '--name', NAME, '--network', NAME, '--ip', ADDRESS],
    ...['--volume', `${REPOSITORY}:/var/lib/pgbackrest`, '--volume', `${settings}:/etc/pgbackrest:ro`],
    ...['--volume', `${root}/deploy/backup:/etc/lanterninha:ro`],
    ...['--volume', `${root}/deploy/postgres-roles.sh:/docker-entrypoint-initdb.d/10-roles.sh:ro`],
    ...['POSTGRES', 'APP', 'OWNER'].flatMap((role) => ['--env', `${role}_PASSWORD=${PASSWORD}`]),
    ...['localhost/lanterninha-services', 'bash', '-c'],
    `install -d -o postgres -g postgres /var/lib/pgbackrest /var/log/pgbackrest /var/spool/pgbackrest /run/postgresql; ${command.join(' ')}`,
  );
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isSo().catch(() => false)) return;
    await sleep(200);
  }
  throw new Error(`waited two minutes in vain: ${what}`);
}

async function ask<T extends object>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function hashAt(port: number): Promise<TableHash[]> {
  const db = createDb({
    url: urlOf('postgres', port),
    poolSize: 1,
    statementTimeoutMs: 600_000,
    log: createLog('silent'),
  });
  try {
    return await db.transaction().execute((trx) => hashTables(trx));
  } finally {
    await db.destroy();
  }
}

function differences(then: readonly TableHash[], now: readonly TableHash[]): string[] {
  const found = new Map(now.map(({ table, ...rest }) => [table, JSON.stringify(rest)]));
  return then.filter(({ table, ...rest }) => found.get(table) !== JSON.stringify(rest)).map(({ table }) => table);
}

/** Restores into a folder of its own and starts it on another port, without archiving. */
async function restoreBeside(options: string[]): Promise<{ restoreMs: number; startMs: number }> {
  const began = performance.now();
  await asPostgres('bash', '-c', 'rm -rf /tmp/restored && mkdir -m 700 /tmp/restored');
  await backrest('--pg1-path=/tmp/restored', '--archive-mode=off', ...options, 'restore');
  const restored = performance.now();
  await asPostgres(
    ...['bash', '-c'],
    `/usr/lib/postgresql/17/bin/pg_ctl -D /tmp/restored -w -l /tmp/restored.log start -o "-p 5433 -c listen_addresses='*' -c archive_mode=off -c unix_socket_directories=/tmp" >/dev/null`,
  );
  await until(async () => {
    const [row] = await ask<{ standby: boolean }>(urlOf('postgres', 5433), 'select pg_is_in_recovery() as standby');
    return row?.standby === false;
  }, 'the restored server accepts writes');
  return { restoreMs: restored - began, startMs: performance.now() - restored };
}

const stopBeside = () =>
  asPostgres('/usr/lib/postgresql/17/bin/pg_ctl', '-D', '/tmp/restored', '-m', 'immediate', '-w', 'stop');

const closers: (() => unknown)[] = [];
try {
  await removeAll();
  closers.push(removeAll);
  await podman('network', 'create', '--subnet', '10.97.0.0/24', '--disable-dns', NAME);
  await podman('volume', 'create', REPOSITORY);
  const settings = await mkdtemp(path.join(tmpdir(), 'lanterninha-pgbackrest-'));
  // Read by another user in the container.
  await chmod(settings, 0o755);
  closers.push(() => rm(settings, { recursive: true, force: true }));
  const example = await readFile(path.join(root, 'deploy/backup/pgbackrest.conf'), 'utf8');
  const configuration = path.join(settings, 'pgbackrest.conf');
  await writeFile(configuration, example.replace('repo1-cipher-pass=', 'repo1-cipher-pass=right'), { mode: 0o644 });
  await writeFile(path.join(settings, 'wrong.conf'), example.replace('repo1-cipher-pass=', 'repo1-cipher-pass=wrong'));
  const archiving =
    "-c archive_mode=on -c archive_timeout=60 -c 'archive_command=pgbackrest --stanza=lanterninha archive-push %p'";
  await startMachine(settings, ['exec docker-entrypoint.sh', archiving]);
  await until(async () => (await ask(urlOf('lanterninha_app'), 'select 1')).length === 1, 'the server answers');
  await migrate(`${urlOf('lanterninha_owner')}?sslmode=disable`);
  await backrest('stanza-create');
  await backrest('check');

  const simulator = await startSimulator({ ratePerSecond: 1_000, movies: 300, series: 60, people: 60 });
  closers.push(() => simulator.close());
  const env = readEnv({
    ...{ DATABASE_URL: urlOf('lanterninha_app'), TMDB_API_URL: `${simulator.url}/3`, TMDB_TOKEN: simulator.apiKey },
    ...{ IMAGE_FOLDER: settings, LOG_LEVEL: 'silent' },
  });
  const opened = await openContext(env, createLog('silent'));
  const admin = openAdminContext(env, opened.ctx);
  for (const { id } of EDITED) await syncMovie(opened.ctx, id, BATCH);
  const people = await Promise.all(EDITED.map(() => hire(admin.ctx, 'Ana')));
  const startEditors = () =>
    EDITED.flatMap((subject, place) => (people[place] ? [writeSteadily(admin.ctx, people[place], subject)] : []));

  let editors = startEditors();
  const fullBegan = performance.now();
  await backrest('--type=full', 'backup');
  const fullMs = performance.now() - fullBegan;
  const random = mulberry32(2026);
  const pauses = Array.from({ length: MOMENTS + 1 }, () => random());
  const scale = (Number(values.minutes) * 60_000) / pauses.reduce((sum, each) => sum + each, 0);
  const moments: Moment[] = [];
  let edits = 0;
  for (const pause of pauses.slice(1)) {
    await sleep(pause * scale);
    await Promise.all(editors.map((editor) => editor.stop()));
    edits += editors.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    await sleep(20);
    const [row] = await ask<{ at: string }>(urlOf('postgres'), 'select clock_timestamp()::text as at');
    moments.push({ at: row?.at ?? '', tables: await hashAt(5432) });
    editors = startEditors();
    if (moments.length === Math.ceil(MOMENTS / 2)) await backrest('--type=incr', 'backup');
  }
  await sleep((pauses[0] ?? 0) * scale + 1_000);
  await Promise.all(editors.map((editor) => editor.stop()));
  // The accident that the moments are restored from.
  await ask(urlOf('postgres'), 'drop table revisions cascade');
  await ask(urlOf('postgres'), 'select pg_switch_wal()');
  const last = await hashAt(5432);
  await admin.close();
  await opened.close();
  await until(async () => {
    const [row] = await ask<{ isDone: boolean }>(
      urlOf('postgres'),
      `select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) or last_archived_time > now() - interval '3 s' as "isDone" from pg_stat_archiver`,
    );
    return row?.isDone === true;
  }, 'the log is archived');

  const restoreMs: number[] = [];
  const startMs: number[] = [];
  for (const { at, tables } of moments) {
    const took = await restoreBeside(['--type=time', `--target=${at}`, '--target-action=promote']);
    restoreMs.push(took.restoreMs);
    startMs.push(took.startMs);
    const different = differences(tables, await hashAt(5433));
    if (different.length > 0) problems.push(`${at}: ${different.join(', ')} differ`);
    await stopBeside();
    process.stdout.write(
      `${at}: ${Math.round(took.restoreMs)} + ${Math.round(took.startMs)} ms, ${different.length} tables differ\n`,
    );
  }
  const wrong = await backrest('--config=/etc/pgbackrest/wrong.conf', 'info').catch((error: unknown) => String(error));
  if (!/error/i.test(wrong)) problems.push('a wrong passphrase opens the repository');
  const rehearsed = await asPostgres('/etc/lanterninha/rehearse.sh', moments.at(-1)?.at ?? '').catch(String);
  if (!/tables read/.test(rehearsed)) problems.push(`the rehearsal failed: ${rehearsed.slice(-400)}`);

  const size = await podman('exec', NAME, 'du', '-sb', '/var/lib/pgbackrest', '/var/lib/postgresql/data');
  const [repositoryBytes = 0, dataBytes = 0] = [...size.matchAll(/^\d+/gm)].map(([bytes]) => Number(bytes));
  const lost = performance.now();
  await podman('rm', '--force', '--time=0', '--volumes', NAME);
  await startMachine(settings, ['sleep', 'infinity']);
  await until(async () => (await asPostgres('true')) === '', 'the new machine runs');
  await restoreBeside(['--type=default']);
  const rebuiltMs = performance.now() - lost;
  const different = differences(last, await hashAt(5433));
  if (different.length > 0) problems.push(`after the loss of the machine ${different.join(', ')} differ`);
  reportSoak({
    line: [
      `point-in-time: ${edits} edits within ${values.minutes} minutes, full backup ${(fullMs / 1_000).toFixed(1)} s while they are made`,
      `${moments.length} moments restored and compared by hashes of ${last.length} tables: restore ${wholePercentile(restoreMs, 0.5)} ms (at most ${wholePercentile(restoreMs, 1)}), start ${wholePercentile(startMs, 0.5)} ms`,
      `${rehearsed.split('\n').at(-1)}`,
      `a lost machine rebuilt from the repository alone in ${(rebuiltMs / 1_000).toFixed(1)} s: ${Math.round(dataBytes / 1e6)} MB of data, ${Math.round(repositoryBytes / 1e6)} MB in the repository`,
    ].join('; '),
    problems,
  });
} finally {
  for (const close of closers.toReversed()) await Promise.resolve(close()).catch(() => undefined);
}
