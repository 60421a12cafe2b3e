import { setTimeout as sleep } from 'node:timers/promises';
import { SITE_MEMORY } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { readAnywhere } from './read-anywhere.ts';

interface SiteSettingRead<T> {
  key: string;
  tag: string;
  /** Used if neither memory nor the database has it: the site works without it. */
  none: T;
  read(reading: Context): Promise<T>;
}

/** After a failure, the database is not asked again for this long: pages do not wait for a database that is down. */
const TROUBLE_SECONDS = 5;

/**
 * A small value that many pages need and editors change: cached in this process and read again when a change is announced.
 * While the database does not answer, the previous value is served.
 */
export async function readSiteSetting<T>(ctx: Context, { key, tag, none, read }: SiteSettingRead<T>): Promise<T> {
  const known = ctx.copies.site.get<T>(key);
  if (known?.isFresh) return known.value;
  const reading = ctx.copies.flights.run(`site:${key}:${ctx.copies.site.lastDrop(tag)}`, async () => {
    const begun = ctx.copies.site.begin();
    try {
      return await readAnywhere(ctx, async (reading) => {
        const value = await read(reading);
        const seconds = reading.standby?.isBehind ? TROUBLE_SECONDS : SITE_MEMORY.ttlSeconds;
        ctx.copies.site.set(key, value, [tag], seconds, begun);
        return value;
      });
    } catch (error) {
      ctx.log.warn({ err: error, key }, 'what editors wrote cannot be read');
      const value = known?.value ?? none;
      ctx.copies.site.set(key, value, [tag], TROUBLE_SECONDS, begun);
      return value;
    }
  });
  // A page does not wait long for this.
  const instead = sleep(SITE_MEMORY.patienceMs, known?.value ?? none, { ref: false });
  return (await Promise.race([reading, instead])) as T;
}
