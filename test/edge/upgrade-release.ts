import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { migrate } from '../../src/server/infra/migrate.ts';
import { openRelease, type ReleaseFolder, type ReleaseProcess } from './release-folder.ts';

/** An old release, and the one after it, which has new migrations. */
export interface Upgrade {
  before: string;
  after: string;
  migrations: string[];
}

export interface Upgraded extends Upgrade {
  problems: string[];
  reads: number;
  /** How many addresses it answered before the upgrade. */
  answers: number;
  migrateMs: number;
}

const git = async (...args: string[]) => (await promisify(execFile)('git', args, { maxBuffer: 1 << 28 })).stdout.trim();

/** Every release with new migrations, with the one before it; the newest first. */
export async function listUpgrades(): Promise<Upgrade[]> {
  const added = await git('log', '--diff-filter=A', '--format=commit %h', '--name-only', '--', 'migrations');
  const upgrades: Upgrade[] = [];
  for (const part of added.split('commit ').filter(Boolean)) {
    const [after = '', ...files] = part.split('\n').filter(Boolean);
    const before = await git('rev-parse', '--short', `${after}^`).catch(() => '');
    const hadSchema = before && (await git('ls-tree', '--name-only', before, 'migrations/'));
    if (hadSchema) upgrades.push({ before, after, migrations: files.map((file) => file.slice(11, 15)) });
  }
  return upgrades;
}

/** The files of a commit, run with the packages of this repository. */
function checkOut(commit: string): Promise<ReleaseFolder> {
  return openRelease(async (folder) => {
    await promisify(execFile)('bash', ['-c', 'git archive "$1" | tar -x -C "$2"', 'bash', commit, folder]);
  });
}

const ADDRESSES = [
  '/api/getMovieDetails?movieId=598',
  '/api/getMovieDetails?movieId=666',
  '/api/getTVDetails?seriesId=1396',
  '/api/getFilmesList',
  '/api/getSeriesList',
  '/api/getHomeAll',
  '/api/getGenres',
  '/api/getStreaming',
  '/api/getPopularPeople',
  '/api/getTVAiringToday',
  '/api/getCustomCollections',
  '/api/searchAutocomplete?query=cidade',
  '/api/searchMulti?query=central',
];

const AFTERWARDS_MS = 1_000;

/**
 * The old release serves and writes while the migrations of the next one are applied, and goes on afterwards. Every address it
 * answered before it must answer throughout, and once more with empty caches, like a process that is restarted or rolled back.
 */
export async function upgradeBeneath(
  upgrade: Upgrade,
  env: Record<string, string>,
  ownerUrl: string,
  port: number,
): Promise<Upgraded> {
  const [old, next] = await Promise.all([checkOut(upgrade.before), checkOut(upgrade.after)]);
  const problems: string[] = [];
  try {
    await expectDone(old, { ...env, DATABASE_OWNER_URL: ownerUrl }, problems, 'migrate');
    for (const film of ['598', '666']) await expectDone(old, env, problems, 'sync', 'movie', film);
    const serve = async <T>(work: (server: ReleaseProcess) => Promise<T>): Promise<T> => {
      const server = old.start(port, { ...env, LOG_LEVEL: 'silent' }, 'functions');
      if ((await server.begun) === 'ended') throw new Error(`${upgrade.before} does not start: ${server.said()}`);
      try {
        return await work(server);
      } finally {
        await server.stop();
      }
    };
    const during = await serve(async (server) => {
      const known = await listAnswered(server);
      const reading = readWhile(server, known);
      const started = performance.now();
      await applyMigrations(next, ownerUrl);
      const migrateMs = performance.now() - started;
      await expectDone(old, env, problems, 'cache:clear');
      for (const what of [
        ['movie', '598'],
        ['series', '1396'],
        ['person', '31'],
      ])
        await expectDone(old, env, problems, 'sync', ...what);
      await sleep(AFTERWARDS_MS);
      return { known, migrateMs, ...(await reading.stop()) };
    });
    await expectDone(old, env, problems, 'cache:clear');
    const again = new Set(await serve(listAnswered));
    problems.push(...during.failed);
    problems.push(...during.known.filter((path) => !again.has(path)).map((path) => `${path} is not answered any more`));
    if (during.known.length === 0) problems.push('it answered nothing to begin with');
    return { ...upgrade, problems, reads: during.reads, answers: during.known.length, migrateMs: during.migrateMs };
  } finally {
    await Promise.all([old.remove(), next.remove()]);
  }
}

async function expectDone(release: ReleaseFolder, env: Record<string, string>, problems: string[], ...args: string[]) {
  const { code, said } = await release.runCli({ ...env, LOG_LEVEL: 'silent' }, ...args);
  // A command that this release does not have yet has not failed.
  if (code !== 0 && !/usage|Usage/.test(said))
    problems.push(`${args.join(' ')} ended with ${code}: ${said.slice(0, 300)}`);
}

/** Applies the next release's migrations with the current tool. */
async function applyMigrations({ folder }: ReleaseFolder, ownerUrl: string): Promise<void> {
  await migrate(ownerUrl, `${folder}/migrations`);
}

async function listAnswered({ url }: ReleaseProcess): Promise<string[]> {
  const known: string[] = [];
  for (const path of ADDRESSES) {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    if (answer.ok) known.push(path);
  }
  return known;
}

function readWhile({ url }: ReleaseProcess, known: readonly string[]) {
  const failed: string[] = [];
  let [isOver, reads] = [false, 0];
  const reading = (async () => {
    for (let turn = 0; !isOver && known.length > 0; turn += 1) {
      const path = known[turn % known.length] ?? '';
      const answer = await fetch(url + path).catch((error: unknown) => String(error));
      if (typeof answer === 'string') failed.push(`${path} ${answer}`);
      else if (!answer.ok) failed.push(`${path} ${answer.status} ${(await answer.text()).slice(0, 100)}`);
      else await answer.arrayBuffer();
      reads += 1;
      await sleep(5);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await reading;
      return { failed, reads };
    },
  };
}
