import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { tryLead } from './advisory-locks.ts';
import type { Log } from './log.ts';

export interface LeaderOptions {
  url: string;
  /** Key of the advisory lock, the same in every process that competes for it. */
  leader: number;
  log: Log;
  /** Runs while this process is leader; must return when the signal aborts, and may be called again later. */
  work: (signal: AbortSignal) => Promise<void>;
}

export interface Candidate {
  isLeader(): boolean;
  stop(): Promise<void>;
}

const TRY_AGAIN_MS = 1_000;
const BEAT_MS = 1_000;
const ANSWER_MS = 2_000;

/**
 * Leader election: the leader holds a PostgreSQL advisory lock on its own connection. If it dies or loses the connection, another
 * process takes the lock within a second or two. A leader that cannot reach the database for two seconds stops by itself, because
 * another may have started.
 */
export function runAsLeader({ url, leader, log, work }: LeaderOptions): Candidate {
  const leaving = new AbortController();
  let isLeader = false;

  async function tryOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'lanterninha leader',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    const term = new AbortController();
    client.on('end', () => term.abort());
    try {
      await client.connect();
      if (!(await tryLead(client, leader))) return;
      isLeader = true;
      log.info({ leader }, 'leader');
      const stop = AbortSignal.any([term.signal, leaving.signal]);
      const working = work(stop);
      await Promise.race([beat(client, stop, log), working]);
      term.abort();
      await working;
    } finally {
      isLeader = false;
      await client.end().catch(() => undefined);
    }
  }

  async function keepRunning(): Promise<void> {
    while (!leaving.signal.aborted) {
      await tryOnce().catch((err: unknown) => log.warn({ err, leader }, 'not leader'));
      await sleep(TRY_AGAIN_MS, undefined, { signal: leaving.signal }).catch(() => undefined);
    }
  }
  const running = keepRunning();

  return {
    isLeader: () => isLeader,
    async stop() {
      leaving.abort();
      await running;
    },
  };
}

async function beat(client: pg.Client, signal: AbortSignal, log: Log): Promise<void> {
  while (!signal.aborted) {
    await sleep(BEAT_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await client.query('select 1');
    } catch (err) {
      log.warn({ err }, 'the leader cannot reach the database and steps down');
      return;
    }
  }
}
