import { setTimeout as sleep } from 'node:timers/promises';
import { HOUSE_MEMORY } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { readAnywhere } from './read-anywhere.ts';

interface HouseRead<T> {
  key: string;
  tag: string;
  /** Where neither memory nor the database has it: the site goes on without. */
  none: T;
  read(reading: Context): Promise<T>;
}

/** Without an answer nobody asks again for so long: pages do not wait for a database that is down. */
const TROUBLE_SECONDS = 5;

/**
 * Something small that many pages ask for and editors change: held in this process, read again when it was announced to have
 * changed. While the database is silent what was held before is good enough.
 */
export async function readHouse<T>(ctx: Context, { key, tag, none, read }: HouseRead<T>): Promise<T> {
  const kept = ctx.houseMemory.get<T>(key);
  if (kept?.isFresh) return kept.value;
  const reading = ctx.flights.run(`house:${key}:${ctx.houseMemory.lastDrop(tag)}`, async () => {
    const begun = ctx.houseMemory.begin();
    try {
      return await readAnywhere(ctx, async (reading) => {
        const value = await read(reading);
        const seconds = reading.standby?.isBehind ? TROUBLE_SECONDS : HOUSE_MEMORY.ttlSeconds;
        ctx.houseMemory.set(key, value, [tag], seconds, begun);
        return value;
      });
    } catch (error) {
      ctx.log.warn({ err: error, key }, 'what editors wrote cannot be read');
      const value = kept?.value ?? none;
      ctx.houseMemory.set(key, value, [tag], TROUBLE_SECONDS, begun);
      return value;
    }
  });
  // Whoever waits for a page does not wait long for this.
  const instead = sleep(HOUSE_MEMORY.patienceMs, kept?.value ?? none, { ref: false });
  return (await Promise.race([reading, instead])) as T;
}
