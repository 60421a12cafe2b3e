import type { Ranked } from './ranked.ts';

/** 40 kB each at most, so 10 MB: the lists of a home page, and every platform and genre that is being paged through. */
const KEPT = 250;

/** Lists by the query they answer, the day included in it; the one asked for longest ago goes first. */
export interface ListCache {
  get(key: string, build: () => Ranked): Ranked;
  /** After anything but the passing of time changed the world. */
  clear(): void;
}

export function createListCache(): ListCache {
  const lists = new Map<string, Ranked>();
  return {
    get(key, build) {
      const ranked = lists.get(key) ?? build();
      lists.delete(key);
      lists.set(key, ranked);
      const [oldest] = lists.keys();
      if (lists.size > KEPT && oldest !== undefined) lists.delete(oldest);
      return ranked;
    },
    clear: () => lists.clear(),
  };
}
