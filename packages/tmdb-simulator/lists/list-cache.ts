import type { Ranked } from './ranked.ts';

/** At most 40 kB each, so 10 MB: the lists of a home page, and every platform and genre that is being paged through. */
const KEPT = 250;

/** Lists by query and day; the least recently used is dropped first. */
export interface ListCache {
  get(key: string, build: () => Ranked): Ranked;
  /** Call it after any change to the world other than the date. */
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
