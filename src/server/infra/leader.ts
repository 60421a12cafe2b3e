import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';

export interface LeaderOptions {
  url: string;
  /** Any number, the same in every process that runs for the same office. */
  office: number;
  log: Log;
  /** Done while in office; leaves when the signal says so, and may be called again later. */
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
 * However many processes run, one of them is in office: it holds an advisory lock of PostgreSQL on a connection of its own. If it
 * dies, or loses the connection, the lock is free and another takes it within a second or two. A leader that cannot reach the
 * database for two seconds stops by itself, because another may have begun.
 */
export function runForOffice({ url, office, log, work }: LeaderOptions): Candidate {
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
      const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [office]);
      if (!rows[0]?.got) return;
      isLeader = true;
      log.info({ office }, 'in office');
      const stop = AbortSignal.any([term.signal, leaving.signal]);
      const working = work(stop);
      await Promise.race([beat(client, stop), working]);
      term.abort();
      await working;
    } finally {
      isLeader = false;
      await client.end().catch(() => undefined);
    }
  }

  async function keepRunning(): Promise<void> {
    while (!leaving.signal.aborted) {
      await tryOnce().catch((err: unknown) => log.warn({ err, office }, 'not in office'));
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

async function beat(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(BEAT_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await client.query('select 1');
    } catch {
      return;
    }
  }
}
