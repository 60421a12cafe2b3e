import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { copyCluster } from './copy-cluster.ts';
import { endWithParent } from './end-with-parent.ts';
import { type Cluster, openCluster, type PostgresFlavour, postgresUser } from './postgres-files.ts';

export type { PostgresFlavour } from './postgres-files.ts';

/** A PostgreSQL for the demo, development and tests: on a free loopback port, with our two roles. */
export interface LocalPostgres {
  port: number;
  /** Just created: it has no databases yet. */
  isNew: boolean;
  /** Only for administration: databases and roles. */
  superuserUrl(database: string): string;
  /** Owns the schema; used for migrations only. */
  ownerUrl(database: string): string;
  /** The role of all our processes: no DDL, no superuser. */
  applicationUrl(database: string): string;
  createDatabase(name: string, template?: string): Promise<void>;
  dropDatabase(name: string): Promise<void>;
  /** A streaming replica of this server, read only. */
  startReplica(): Promise<LocalReplica>;
  stop(): Promise<void>;
}

export interface LocalReplica {
  superuserUrl(database: string): string;
  applicationUrl(database: string): string;
  /** The replica goes on receiving changes but does not apply them. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Delays every commit by this much. */
  lag(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Deleted at the end, unless `demoFolder` is given. */
export async function startLocalPostgres(flavour: PostgresFlavour, demoFolder?: string): Promise<LocalPostgres> {
  const folder = demoFolder ?? mkdtempSync(path.join(tmpdir(), 'lanterninha-postgres-'));
  const user = postgresUser();
  const cluster = await openCluster(flavour, folder, user);
  const port = await findFreePort();
  const { server, log } = startServer(cluster, folder, { port, ...(demoFolder ? KEPT : THROWN_AWAY) });
  const forget = () => {
    if (!demoFolder) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  // If the parent ends without calling stop(), the server must not stay behind.
  const onExit = () => {
    server.kill('SIGINT');
    forget();
  };
  process.on('exit', onExit);
  const url = urlsAt(port, cluster);
  await waitUntilReady(url('postgres')('postgres'), server, log);
  if (cluster.isNew) await createRoles(url('postgres')('postgres'), cluster);

  return {
    port,
    isNew: cluster.isNew,
    superuserUrl: url('postgres'),
    ownerUrl: url('lanterninha_owner'),
    applicationUrl: url('lanterninha_app'),
    createDatabase: (name, template = 'template1') =>
      asSuperuser(url('postgres')('postgres'), [
        `create database "${name}" owner lanterninha_owner template "${template}"`,
      ]),
    dropDatabase: (name) =>
      asSuperuser(url('postgres')('postgres'), [`drop database if exists "${name}" with (force)`]),
    startReplica: () => startReplica(cluster, url('postgres')('postgres')),
    async stop() {
      process.off('exit', onExit);
      await stopServer(server);
      forget();
    },
  };
}

function urlsAt(port: number, { password }: Cluster) {
  return (role: string) => (database: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

function startServer({ bin, dataFolder }: Cluster, folder: string, values: Record<string, string | number>) {
  // SIGINT is PostgreSQL's fast shutdown.
  const command = endWithParent('INT', path.join(bin, 'postgres'), ['-D', dataFolder, ...settings(values)]);
  const server = spawn(...command, {
    ...postgresUser(),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C in a terminal reaches its whole group: the server must not end before the processes that use it.
    detached: true,
  });
  const log: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  return { server, log };
}

async function startReplica(cluster: Cluster, primaryUrl: string): Promise<LocalReplica> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lanterninha-replica-'));
  const copy = { ...cluster, dataFolder: await copyCluster(cluster, primaryUrl, folder) };
  const port = await findFreePort();
  const own = { port, ...THROWN_AWAY, primary_conninfo: primaryUrl, hot_standby_feedback: 'on' };
  const { server, log } = startServer(copy, folder, own);
  const onExit = () => {
    server.kill('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', onExit);
  const url = urlsAt(port, cluster);
  const superuserUrl = url('postgres')('postgres');
  await waitUntilReady(superuserUrl, server, log);
  return {
    superuserUrl: url('postgres'),
    applicationUrl: url('lanterninha_app'),
    pause: () => asSuperuser(superuserUrl, ['select pg_wal_replay_pause()']),
    resume: () => asSuperuser(superuserUrl, ['select pg_wal_replay_resume()']),
    lag: (ms) =>
      asSuperuser(superuserUrl, [
        `alter system set recovery_min_apply_delay = '${Math.round(ms)}ms'`,
        'select pg_reload_conf()',
      ]),
    async stop() {
      process.off('exit', onExit);
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

function createRoles(superuserUrl: string, { password }: Cluster): Promise<void> {
  return asSuperuser(superuserUrl, [
    `create role lanterninha_owner login createrole password '${password}'`,
    `create role lanterninha_app login password '${password}'`,
  ]);
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  synchronous_commit: 'off',
  max_connections: '120',
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
};

/** A stored cluster may lose its last commits in a crash, but stays consistent. */
const KEPT = SETTINGS;

/** Temporary data need not survive a power cut, so nothing waits for the disk. */
const THROWN_AWAY = { ...SETTINGS, fsync: 'off', full_page_writes: 'off' };

function settings(values: Record<string, string | number>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function waitUntilReady(url: string, server: ChildProcess, log: string[]): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at start:\n${log.join('')}`);
    try {
      await asSuperuser(url, ['select 1']);
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error(`PostgreSQL did not answer within 15 s:\n${log.join('')}`);
}

async function asSuperuser(connectionString: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions and does not wait for clients.
  server.kill('SIGINT');
  await ended;
}
