import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { startSimulator } from '../packages/tmdb-simulator/start.ts';
import { openAdminContext, openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { migrate } from '../src/server/infra/migrate.ts';
import type { TableHash } from '../src/server/store/titles/row-hashes.ts';
import { syncMovie } from '../src/server/sync/sync-movie.ts';
import { BATCH, hire } from '../test/editing/hire.ts';
import { EDITED } from '../test/failover/open-pair-fixture.ts';
import { writeSteadily } from '../test/failover/write-steadily.ts';
import { mulberry32 } from '../test/random.ts';
import { startBucket } from './point-in-time/bucket.ts';
import {
  ask,
  asPostgres,
  BESIDE,
  backrest,
  createPlace,
  differences,
  hashAt,
  measureBytes,
  removeMachine,
  removePlace,
  restoreBeside,
  startMachine,
  stopBeside,
  until,
  urlOf,
} from './point-in-time/machine.ts';
import { reportSoak, wholePercentile } from './report.ts';

/**
 * Editors write for an hour while pgBackRest (deploy/backup) archives, encrypted, to a folder and to a bucket. Random moments are restored
 * from each in turn and compared by hashes of every table; a wrong passphrase or certificate opens nothing; the rehearsal script runs;
 * and with a share of the catalogue (`--share 0`: without) the machine is rebuilt from each repository alone.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    moments: { type: 'string', default: '20' },
    share: { type: 'string', default: '0.05' },
  },
  allowPositionals: true,
});
const MOMENTS = Number(values.moments);
const SHARE = Number(values.share);
/** An editor who saves and publishes about four times a second. */
const PAUSE_MS = 250;
const REPOSITORIES = ['folder', 'bucket'] as const;
const root = path.resolve(import.meta.dirname, '..');
const problems: string[] = [];
const demand = (isSo: boolean, problem: string) => void (isSo || problems.push(problem));
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

interface Moment {
  at: string;
  tables: TableHash[];
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<{ result: T; took: string }> {
  const began = performance.now();
  const result = await work();
  const took = seconds(performance.now() - began);
  process.stdout.write(`${what}: ${took}\n`);
  return { result, took };
}

/** Ends the current part of the log, which must have something in it, and waits until it is archived everywhere. */
async function archiveAll(): Promise<void> {
  await ask(urlOf('postgres'), `select pg_logical_emit_message(true, 'soak', 'x')`);
  const [row] = await ask<{ part: string }>(urlOf('postgres'), 'select pg_walfile_name(pg_switch_wal()) as part');
  await until(async () => {
    const statement = 'select last_archived_wal as last from pg_stat_archiver';
    const [archived] = await ask<{ last: string | null }>(urlOf('postgres'), statement);
    return (archived?.last ?? '') >= (row?.part ?? '');
  }, 'the log is archived');
}

/** Generated titles in a database of their own beside the edited one: the physical backup has both. */
async function seedShare(): Promise<void> {
  const name = 'lanterninha_share';
  await ask(urlOf('postgres'), `create database ${name} owner lanterninha_owner`);
  await migrate(`${urlOf('lanterninha_owner', 5432, name)}?sslmode=disable`);
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: urlOf('lanterninha_app', 5432, name),
    DATABASE_OWNER_URL: urlOf('lanterninha_owner', 5432, name),
    LOG_LEVEL: 'warn',
  };
  const command = [path.join(root, 'src/processes/cli/main.ts'), 'seed:scale', '--share', values.share];
  await promisify(execFile)(process.execPath, command, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
}

const closers: (() => unknown)[] = [];
try {
  await createPlace();
  closers.push(removePlace);
  const settings = await mkdtemp(path.join(tmpdir(), 'lanterninha-pgbackrest-'));
  const storage = await mkdtemp(path.join(tmpdir(), 'lanterninha-bucket-'));
  closers.push(() => Promise.all([settings, storage].map((folder) => rm(folder, { recursive: true, force: true }))));
  // Read by another user in the container.
  await chmod(settings, 0o755);
  const bucket = await startBucket(settings, storage);
  closers.push(() => bucket.close());
  const example = await readFile(path.join(root, 'deploy/backup/pgbackrest.conf'), 'utf8');
  const configure = (passphrase: string) =>
    example
      .replace('repo1-cipher-pass=', `repo1-cipher-pass=${passphrase}`)
      .replace('\n[lanterninha]', `${bucket.configuration}\n[lanterninha]`);
  await writeFile(path.join(settings, 'pgbackrest.conf'), configure('right'), { mode: 0o644 });
  await writeFile(path.join(settings, 'wrong.conf'), configure('wrong'), { mode: 0o644 });
  const archiving =
    "-c archive_mode=on -c archive_timeout=60 -c 'archive_command=pgbackrest --stanza=lanterninha archive-push %p'";
  await startMachine(settings, bucket.host, `exec docker-entrypoint.sh ${archiving}`);
  await until(async () => (await ask(urlOf('lanterninha_app'), 'select 1')).length === 1, 'the server answers');
  // The archiver, which already tries, may hold pgBackRest's lock.
  await until(() => backrest('stanza-create').then(() => true), 'the stanza is created');
  await backrest('check');
  await migrate(`${urlOf('lanterninha_owner')}?sslmode=disable`);

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
    EDITED.flatMap((subject, place) =>
      people[place] ? [writeSteadily(admin.ctx, people[place], subject, PAUSE_MS)] : [],
    );

  let editors = startEditors();
  const full = await timed('full backup', () => backrest('--repo=1', '--type=full', 'backup'));
  await timed('full backup to the bucket', () => backrest('--repo=2', '--type=full', 'backup'));
  const random = mulberry32(2026);
  const pauses = Array.from({ length: MOMENTS + 1 }, () => random());
  const scale = (Number(values.minutes) * 60_000) / pauses.reduce((sum, each) => sum + each, 0);
  const moments: Moment[] = [];
  let edits = 0;
  const stopEditors = async () => {
    await Promise.all(editors.map((editor) => editor.stop()));
    edits += editors.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    problems.push(...editors.flatMap(({ surprises }) => surprises));
  };
  for (const pause of pauses.slice(1)) {
    await sleep(pause * scale);
    await stopEditors();
    const [row] = await ask<{ at: string }>(urlOf('postgres'), 'select clock_timestamp()::text as at');
    moments.push({ at: row?.at ?? '', tables: await hashAt(5432) });
    editors = startEditors();
    if (moments.length === Math.ceil(MOMENTS / 2)) {
      const script = 'BACKUP_TYPE=incr REPOSITORIES="1 2" RECORD="echo recorded" /etc/lanterninha/physical.sh';
      const said = await asPostgres('bash', '-c', script);
      demand(/^recorded physical$/m.test(said), `the nightly backup did not record itself: ${said.slice(-400)}`);
    }
  }
  await sleep((pauses[0] ?? 0) * scale + 1_000);
  await stopEditors();
  // The accident that the moments are restored from.
  await ask(urlOf('postgres'), 'drop table revisions cascade');
  const last = await hashAt(5432);
  await admin.close();
  await opened.close();
  await archiveAll();

  const [restoreMs, startMs]: [number[], number[]] = [[], []];
  for (const [place, { at, tables }] of moments.entries()) {
    const repository = place % REPOSITORIES.length;
    const target = ['--type=time', `--target=${at}`, '--target-action=promote'];
    const took = await restoreBeside(`--repo=${repository + 1}`, ...target);
    restoreMs.push(took.restoreMs);
    startMs.push(took.startMs);
    const different = differences(tables, await hashAt(BESIDE));
    demand(different.length === 0, `${at}: ${different.join(', ')} differ`);
    await stopBeside();
    process.stdout.write(
      `${at} from the ${REPOSITORIES[repository]}: ${seconds(took.restoreMs)} + ${seconds(took.startMs)}, ${different.length} tables differ\n`,
    );
  }
  const wrong = await backrest('--config=/etc/pgbackrest/wrong.conf', '--repo=1', 'info').catch(String);
  demand(/error/i.test(wrong) && !/full backup/.test(wrong), 'a wrong passphrase opens the repository');
  const unknown = ['--repo=2', '--io-timeout=5', '--repo2-storage-ca-file=/etc/ssl/certs/ca-certificates.crt'];
  const refused = await backrest(...unknown, 'info').catch(String);
  demand(/certificate/i.test(refused) && !/full backup/.test(refused), 'a bucket with an unknown certificate is read');
  const rehearsed = await asPostgres(
    ...['env', 'RECORD=echo recorded', '/etc/lanterninha/rehearse.sh', moments.at(-1)?.at ?? ''],
  ).catch(String);
  demand(/tables read/.test(rehearsed), `the rehearsal failed: ${rehearsed.slice(-400)}`);
  demand(/^recorded restore-test$/m.test(rehearsed), 'the rehearsal did not record itself');

  if (SHARE > 0) await timed(`share ${values.share} seeded`, seedShare);
  const share = SHARE > 0 ? await hashAt(5432, 'lanterninha_share') : [];
  const again = await timed('backup with the share', () => backrest('--repo=1', '--type=full', 'backup'));
  await timed('backup with the share to the bucket', () => backrest('--repo=2', '--type=full', 'backup'));
  await archiveAll();
  const bytes = await measureBytes();
  const rebuilt: string[] = [];
  for (const [place, repository] of REPOSITORIES.entries()) {
    await removeMachine();
    const { took } = await timed(`rebuilt from the ${repository}`, async () => {
      await startMachine(settings, bucket.host, 'sleep infinity');
      await until(async () => (await asPostgres('true')) === '', 'the new machine runs');
      await restoreBeside(`--repo=${place + 1}`, '--type=default');
    });
    rebuilt.push(`from the ${repository} in ${took}`);
    const different = [
      ...differences(last, await hashAt(BESIDE)),
      ...(SHARE > 0 ? differences(share, await hashAt(BESIDE, 'lanterninha_share')) : []),
    ];
    demand(different.length === 0, `rebuilt from the ${repository}, ${different.join(', ')} differ`);
  }
  reportSoak({
    line: [
      `point-in-time: ${edits} edits within ${values.minutes} minutes, full backup ${full.took} while they are made`,
      `${moments.length} moments restored from a folder and a bucket in turn and compared by hashes of ${last.length} tables: restore ${wholePercentile(restoreMs, 0.5)} ms (at most ${wholePercentile(restoreMs, 1)}), start ${wholePercentile(startMs, 0.5)} ms (at most ${wholePercentile(startMs, 1)})`,
      `rehearsal: ${rehearsed.split('\n').find((line) => line.includes('tables read'))}`,
      `with share ${values.share}: ${megabytes(bytes.data)} of data, full backup ${again.took}, ${megabytes(bytes.repository)} in the repository; a lost machine rebuilt ${rebuilt.join(', ')}`,
    ].join('; '),
    problems,
  });
} finally {
  for (const close of closers.toReversed()) await Promise.resolve(close()).catch(() => undefined);
}
