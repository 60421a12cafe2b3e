import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';
import type { MemoryCache } from './memory-cache.ts';

/** Must be the channel that store/outbox.ts announces on. */
export const TAG_CHANNEL = 'dropped_tags';

/** A connection that died without a word is found out this soon, not when the operating system notices. */
const HEARTBEAT_MS = 3_000;
const ANSWER_MS = 2_000;

type TimeTold = (said: Date, tookMs: number) => void;

export interface Heard {
  /** Something was announced, or may have been. Told before any memory is. */
  onNews(): void;
  /** What time the database says it is, and how long it took to say so. */
  onTime: TimeTold;
}

export interface TagListener {
  isConnected(): boolean;
  close(): Promise<void>;
}

/**
 * Every process hears of every change. While the connection is down nothing is heard, so on the way back everything
 * kept counts as expired: it is read again before it is trusted, and still answers if the database does not.
 * Starts at once and connects when it can: a database that is down, or silent, keeps nobody from starting.
 */
export function listenForDroppedTags(
  url: string,
  memories: readonly MemoryCache[],
  log: Log,
  { onNews, onTime }: Heard,
): TagListener {
  const leaving = new AbortController();
  let connected: pg.Client | undefined;
  const drop = (tags: readonly string[]) => {
    onNews();
    for (const memory of memories) memory.drop(tags);
  };
  const expireAll = () => {
    onNews();
    for (const memory of memories) memory.expireAll();
  };

  async function keepListening(): Promise<void> {
    for (let attempt = 0; !leaving.signal.aborted; attempt += 1) {
      const client = createClient(url);
      // Before it connects: an error nobody listens to ends the process.
      client.on('error', (err) => log.warn({ err }, 'tag listener lost'));
      try {
        await client.connect();
        const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
        client.on('notification', ({ payload }) => drop((payload ?? '').split(' ').filter(Boolean)));
        await client.query(`listen ${TAG_CHANNEL}`);
        await askTime(client, onTime);
        expireAll();
        connected = client;
        attempt = 0;
        await Promise.race([ended, beat(client, leaving.signal, onTime)]);
      } catch (err) {
        if (!leaving.signal.aborted) log.warn({ err, attempt }, 'tag listener lost or cannot connect');
      }
      connected = undefined;
      expireAll();
      await client.end().catch(() => undefined);
      await sleep(Math.min(200 * 2 ** attempt, 5_000), undefined, { signal: leaving.signal }).catch(() => undefined);
    }
  }
  const listening = keepListening();

  return {
    isConnected: () => connected !== undefined,
    async close() {
      leaving.abort();
      await listening;
    },
  };
}

function createClient(connectionString: string): pg.Client {
  return new pg.Client({
    connectionString,
    application_name: 'lanterninha listen',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
}

/** Asks for a sign of life now and then, and what time it is; throws when there is none. */
async function beat(client: pg.Client, signal: AbortSignal, onTime: TimeTold): Promise<void> {
  while (!signal.aborted) {
    await sleep(HEARTBEAT_MS, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await askTime(client, onTime);
  }
}

async function askTime(client: pg.Client, onTime: TimeTold): Promise<void> {
  const asked = performance.now();
  const { rows } = await client.query<{ said: Date }>('select clock_timestamp() as said');
  if (rows[0]) onTime(rows[0].said, performance.now() - asked);
}
