import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '../../tools/local-postgres.ts';
import type { PostgresUser } from '../../tools/postgres-files.ts';

/** One PostgreSQL, as durable as one in production: nothing is turned off to make it quick. */
export interface PostgresNode {
  port: number;
  /** What only an operator asks. */
  ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
  /** -9, in the middle of whatever it does: the first process alone, or everything that was on the machine. */
  kill(how: 'postmaster' | 'machine'): Promise<void>;
  /** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one. */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  start(): Promise<void>;
  /** Ends what is left of it and takes its data away: it can never again be taken for the primary. */
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
  // Whoever started it and ends without a word must not leave a server behind.
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
      const child = spawn(path.join(bin, 'postgres'), ['-D', dataFolder, '-p', String(port), ...settings], {
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

/** What a primary's children are doing does not end with it: each notices by itself that it is alone. */
function listChildren(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

function endProcess(pid: number): void {
  try {
    // Only what is still PostgreSQL: a number may be somebody else's by now.
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')) process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}

/** The data of a running primary, with what a server needs to follow it. */
export async function copyNode(place: NodePlace, primary: PostgresNode): Promise<void> {
  const { bin, folder, dataFolder, password, user } = place;
  const source = `postgres://postgres:${password}@127.0.0.1:${primary.port}/postgres?application_name=standby`;
  const options = ['-d', source, '-D', dataFolder, '-X', 'stream', '-c', 'fast', '-R', '--no-sync'];
  await promisify(execFile)(path.join(bin, 'pg_basebackup'), options, { ...user, cwd: folder });
}
