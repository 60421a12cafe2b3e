import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';
import type { MemoryCache } from './memory-cache.ts';

/** Must be the channel that store/outbox.ts announces on. */
export const TAG_CHANNEL = 'dropped_tags';

export interface TagListener {
  isConnected(): boolean;
  close(): Promise<void>;
}

/**
 * Every process hears of every change. While the connection is down nothing is heard, so on the way back everything
 * kept counts as expired: it is read again before it is trusted, and still answers if the database does not.
 */
export async function listenForDroppedTags(url: string, memory: MemoryCache, log: Log): Promise<TagListener> {
  let client: pg.Client | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'lanterninha listen', keepAlive: true });
    fresh.on('notification', ({ payload }) => memory.drop((payload ?? '').split(' ').filter(Boolean)));
    fresh.on('error', (err) => log.warn({ err }, 'tag listener lost'));
    await fresh.connect();
    fresh.once('end', () => {
      client = undefined;
      void reconnect();
    });
    await fresh.query(`listen ${TAG_CHANNEL}`);
    client = fresh;
    memory.expireAll();
  }

  async function reconnect(): Promise<void> {
    memory.expireAll();
    for (let attempt = 0; !isClosed; attempt += 1) {
      await sleep(Math.min(200 * 2 ** attempt, 5_000));
      if (isClosed) return;
      try {
        await connect();
        return;
      } catch (err) {
        log.warn({ err, attempt }, 'tag listener cannot connect');
      }
    }
  }

  // A database that is down at our start is no reason not to start: /readyz says so, and we keep trying.
  await connect().catch((err: unknown) => {
    log.warn({ err }, 'tag listener cannot connect');
    void reconnect();
  });
  return {
    isConnected: () => client !== undefined,
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
