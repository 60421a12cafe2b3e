import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../src/server/infra/migrate.ts';
import { markDemoDatabase } from './demo/demo-database.ts';
import { findFreePort, type LocalPostgres, type PostgresFlavour, startLocalPostgres } from './local-postgres.ts';

/**
 * The whole product on this machine, in separate processes: PostgreSQL, the TMDB simulator and one or more servers. The
 * demo, the browser tests and the fault tests all use it.
 */
export interface Stack {
  postgres: LocalPostgres;
  simulatorUrl: string;
  /** Settings that a process needs to join the stack. */
  env: Record<string, string>;
  startServer(options?: ServerOptions): Promise<Server>;
  /** Returns what the command printed. */
  runCli(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  port?: number;
  services?: string;
  env?: Record<string, string>;
}

export interface Server {
  url: string;
  process: ChildProcess;
  /** Its log lines, for tests that check them. */
  log: string[];
  stop(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '..');
/** Node's compile cache: saves a second of CPU at every start but the first. */
const COMPILED = path.join(ROOT, '.cache/compiled');
const TOKEN = 'simulator';

export async function startStack(
  flavour: PostgresFlavour = 'embedded',
  extraEnv: Record<string, string> = {},
  /** Settings of the simulator, mostly its size. */
  simulatorEnv: Record<string, string> = {},
  /** Where the database is stored for the next start; without it everything is deleted. */
  demoFolder?: string,
): Promise<Stack> {
  const children = new Set<ChildProcess>();
  const [postgres, simulator, pictures] = await Promise.all([
    startLocalPostgres(flavour, demoFolder),
    startSimulatorProcess(children, simulatorEnv),
    // Always temporary: the simulator may draw another picture under the same name the next time.
    mkdtemp(path.join(tmpdir(), 'lanterninha-pictures-')),
  ]);
  if (postgres.isNew) await postgres.createDatabase('lanterninha');
  await migrate(postgres.ownerUrl('lanterninha'));
  await markDemoDatabase(postgres.ownerUrl('lanterninha'));
  const env = {
    DATABASE_URL: postgres.applicationUrl('lanterninha'),
    DATABASE_OWNER_URL: postgres.ownerUrl('lanterninha'),
    TMDB_API_URL: `${simulator.url}/3`,
    TMDB_TOKEN: TOKEN,
    TMDB_EXPORTS_URL: `${simulator.url}/p/exports`,
    IMAGE_SOURCE_URL: `${simulator.url}/t/p`,
    VIDEO_IMAGE_URL: `${simulator.url}/vi`,
    VIDEO_OEMBED_URL: `${simulator.url}/oembed`,
    IMAGE_FOLDER: pictures,
    LOG_LEVEL: 'warn',
    // The simulator's ticket links are http on this machine, which only the demo accepts.
    ...(extraEnv.DEMO === 'on' && {
      TICKETS_FEED_URL: `${simulator.url}/ingressos/feed.json`,
      TICKETS_HOSTS: new URL(simulator.url).hostname,
    }),
    // Derived, so that a stored database is opened with the secret it was filled with.
    ADMIN_SECRET: createHash('sha256')
      .update(postgres.ownerUrl('admin').replace(/:\d+\//, '/'))
      .digest('hex'),
    ...extraEnv,
  };
  return {
    postgres,
    simulatorUrl: simulator.url,
    env,
    startServer: (options = {}) => startServerProcess(children, env, options),
    runCli: (...args) => runCliProcess(children, env, args),
    async stop() {
      // Processes that call the simulator stop before it does.
      await Promise.all([...children].filter((child) => child !== simulator.child).map(stopChild));
      await stopChild(simulator.child);
      await postgres.stop();
      await rm(pictures, { recursive: true, force: true });
    },
  };
}

async function startSimulatorProcess(
  children: Set<ChildProcess>,
  env: Record<string, string>,
): Promise<{ url: string; child: ChildProcess }> {
  const port = await findFreePort();
  const child = start(children, 'packages/tmdb-simulator/main.ts', [], {
    ...env,
    SIM_PORT: String(port),
    SIM_API_KEY: TOKEN,
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the simulator ended with ${code}`)));
    child.stderr?.pipe(process.stderr);
    child.stdout?.on('data', (chunk: Buffer) => {
      const url = /simulator ready (\S+)/.exec(chunk.toString())?.[1];
      if (url) resolve({ url, child });
    });
  });
}

/** Starts one server, for a test with its own database and simulator. */
export async function startServerProcess(
  children: Set<ChildProcess>,
  env: Record<string, string>,
  { port, services = 'web,functions,images,worker', env: own = {} }: ServerOptions,
): Promise<Server> {
  const chosen = port ?? (await findFreePort());
  const url = `http://127.0.0.1:${chosen}`;
  const child = start(children, 'src/main.ts', [`--services=${services}`], {
    SITE_URL: url,
    ...env,
    ...own,
    PORT: String(chosen),
  });
  const log: string[] = [];
  const keep = (chunk: Buffer) => log.push(chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${log.join('')}`)));
  });
  return { url, process: child, log, stop: () => stopChild(child) };
}

async function runCliProcess(
  children: Set<ChildProcess>,
  env: Record<string, string>,
  args: string[],
): Promise<string> {
  const child = start(children, 'src/processes/cli/main.ts', args, env);
  const output: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  return new Promise((resolve, reject) => {
    // `close` fires after all output was read; `exit` may fire before.
    child.once('close', (code) =>
      code === 0
        ? resolve(output.join(''))
        : reject(new Error(`cli ${args.join(' ')} ended with ${code}:\n${output.join('')}`)),
    );
  });
}

/** If the parent is killed, the IPC channel closes, and the child then exits. */
function start(children: Set<ChildProcess>, script: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = fork(path.join(ROOT, script), args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? '',
      TZ: process.env.TZ ?? '',
      // As in `npm start`: without it React renders several times slower.
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C reaches every process of a terminal's group: these are stopped in order instead (see `stop`).
    detached: true,
    // As in `npm start` (docs/decisions/page-rendering.md).
    execArgv: ['--disable-sigusr1', '--max-semi-space-size=16'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(last);
}
