import { IMAGE_CACHE_SECONDS, IMAGE_COUNT_SECONDS, IMAGE_MAX_AGE_SECONDS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { type CountedViews, countImageViews, type StoredImage } from '../store/pictures/image-cache.ts';

export interface ViewCounter {
  count(image: StoredImage): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** With this many different pictures in memory, the counts are written at once. */
const KEYS_HELD = 2_000;

/** Counts views in memory and writes them every few seconds in one statement. */
export function createViewCounter({ db, log, now }: Pick<Context, 'db' | 'log' | 'now'>): ViewCounter {
  let views = new Map<string, CountedViews>();

  async function flush(): Promise<void> {
    const counted = [...views.values()];
    if (counted.length === 0) return;
    views = new Map();
    try {
      await countImageViews(db, counted, { lifeSeconds: IMAGE_CACHE_SECONDS, mostSeconds: IMAGE_MAX_AGE_SECONDS });
    } catch (err) {
      // Lost counts only make a picture seem a little less used.
      log.debug({ err, pictures: counted.length }, 'views were not counted');
    }
  }
  const timer = setInterval(() => void flush(), IMAGE_COUNT_SECONDS * 1_000).unref();

  return {
    count(image) {
      const known = views.get(image.cacheKey);
      if (known) {
        known.views += 1;
        known.lastAccessed = now();
        return;
      }
      views.set(image.cacheKey, { ...image, views: 1, lastAccessed: now() });
      if (views.size >= KEYS_HELD) void flush();
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
