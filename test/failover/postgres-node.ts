import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { endWithParent } from '../../tools/end-with-parent.ts';
import { findFreePort } from '../../tools/local-postgres.ts';
import type { PostgresUser } from '../../tools/postgres-files.ts';

/** One PostgreSQL with production durability: fsync and the like stay on. */
export interface PostgresNode {
  port: number;
  /** Runs a statement as superuser. */
  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
  /** SIGKILL at any time: the postmaster alone, or every process of the server. */
  kill(how: 'postmaster' | 'machine'): Promise<void>;
  /** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one. */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  start(): Promise<void>;
  /** Kills what is left of it and deletes its data, so that it can never become the primary again. */
  fence(): Promise<void>;
}

export interface NodePlace {
  bin: string;
  folder: string;
  dataFolder: string;
  password: string;
  user: PostgresUser;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '64MB',
  jit: 'off',
  timezone: 'UTC',
};

export async function startNode({ bin, folder, dataFolder, password, user }: NodePlace): Promise<PostgresNode> {
  const port = await findFreePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess | undefined;
  let orphans: number[] = [];
  const ask = async <Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> => {
    const connectionString = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const endBy = async (signal: 'SIGKILL' | 'SIGINT' | 'SIGQUIT') => {
    const child = server;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  const endOrphans = () => {
    for (const pid of orphans) endProcess(pid);
  };
  // If this process exits unexpectedly, it must not leave a server behind.
  const onExit = () => void server?.kill('SIGKILL');
  const node: PostgresNode = {
    port,
    ask,
    async kill(how) {
      orphans = listChildren(server?.pid);
      const ended = endBy('SIGKILL');
      if (how === 'machine') endOrphans();
      await ended;
    },
    end: endBy,
    async start() {
      const log: string[] = [];
      const args = ['-D', dataFolder, '-p', String(port), ...settings];
      const child = spawn(...endWithParent('INT', path.join(bin, 'postgres'), args), {
        ...user,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      server = child;
      child.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
      for (let attempt = 0; attempt < 600; attempt += 1) {
        if (child.exitCode !== null) throw new Error(`PostgreSQL ended at start:\n${log.slice(-20).join('')}`);
        if (await ask('select 1').then(Boolean, () => false)) return;
        await sleep(50);
      }
      throw new Error(`PostgreSQL did not answer within 30 s:\n${log.slice(-20).join('')}`);
    },
    async fence() {
      process.off('exit', onExit);
      await endBy('SIGKILL');
      endOrphans();
      rmSync(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
  process.on('exit', onExit);
  await node.start();
  return node;
}

/** Child processes do not end with a killed postmaster: each one notices later by itself. */
function listChildren(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

function endProcess(pid: number): void {
  try {
    // Only if it is still PostgreSQL: the pid may have been reused.
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')) process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

/** Copies the data of a running primary, with the settings to follow it. */
export async function copyNode(place: NodePlace, primary: PostgresNode): Promise<void> {
  const { bin, folder, dataFolder, password, user } = place;
  const source = `postgres://postgres:${password}@127.0.0.1:${primary.port}/postgres?application_name=standby`;
  const options = ['-d', source, '-D', dataFolder, '-X', 'stream', '-c', 'fast', '-R', '--no-sync'];
  await promisify(execFile)(path.join(bin, 'pg_basebackup'), options, { ...user, cwd: folder });
}
