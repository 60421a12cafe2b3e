import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';
import type { InvalidatedCopies } from './memory-cache.ts';

/** Must be the channel that store/jobs/outbox.ts notifies on. */
export const TAG_CHANNEL = 'dropped_tags';
/** Must be the channel that store/editing/presence.ts notifies on. */
export const SCREEN_CHANNEL = 'open_screens';

/** Detects a dead connection this soon, without waiting for the operating system to notice. */
const HEARTBEAT_MS = 3_000;
const ANSWER_MS = 2_000;

type TimeTold = (said: Date, tookMs: number) => void;

export interface Heard {
  /** A change was announced, or may have been missed. Called before any cache is invalidated. */
  onNews(): void;
  /** The database's time, and how long the query took. */
  onTime: TimeTold;
}

/** `movie:598`, followed by the id of a member who changed its content, if one did. */
type ScreenTold = (payload: string) => void;

export interface TagListener {
  isConnected(): boolean;
  /** Called for each notification about an open screen of the admin. They are lost while the connection is down. */
  onScreen(tell: ScreenTold): void;
  close(): Promise<void>;
}

/**
 * Every process is notified of every change. Notifications are lost while the connection is down, so everything cached counts as
 * expired: it is read again before use, and is only used as it is if the database does not answer. Connects in the background:
 * a database that is down does not prevent the process from starting.
 */
export function listenForDroppedTags(
  url: string,
  copies: Pick<InvalidatedCopies, 'drop' | 'expireAll'>,
  log: Log,
  { onNews, onTime }: Heard,
): TagListener {
  const leaving = new AbortController();
  let connected: pg.Client | undefined;
  let tellScreen: ScreenTold | undefined;
  const drop = (tags: readonly string[]) => {
    onNews();
    copies.drop(tags);
  };
  const expireAll = () => {
    onNews();
    copies.expireAll();
  };

  async function keepListening(): Promise<void> {
    for (let attempt = 0; !leaving.signal.aborted; attempt += 1) {
      const client = createClient(url);
      // Before connecting: an unhandled 'error' event ends the process.
      client.on('error', (err) => log.warn({ err }, 'tag listener lost'));
      try {
        await client.connect();
        const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
        client.on('notification', ({ channel, payload = '' }) => {
          if (channel === SCREEN_CHANNEL) tellScreen?.(payload);
          else drop(payload.split(' ').filter(Boolean));
        });
        await client.query(`listen ${TAG_CHANNEL}; listen ${SCREEN_CHANNEL}`);
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
    onScreen(tell) {
      tellScreen = tell;
    },
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

/** Heartbeat that also reads the database's time; throws if there is no answer. */
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
