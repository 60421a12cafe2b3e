import type { MovieListItem, PersonListItem, SeriesListItem } from '../world/list-items.ts';
import type { World } from '../world/world.ts';

/** About 1.5 kB each: the items that the rankings and platforms of one day contain, most of them many times. */
const KEPT = 20_000;

/** Caches list items for a day: a popular person takes a millisecond to build. */
export interface ItemCache {
  movie(id: number, language: string | null): MovieListItem | undefined;
  series(id: number, language: string | null): SeriesListItem | undefined;
  person(id: number, language: string | null): PersonListItem | undefined;
  clear(): void;
}

export function createItemCache(world: World): ItemCache {
  const caches = [
    createCache(world, world.movieItem),
    createCache(world, world.seriesItem),
    createCache(world, world.personItem),
  ] as const;
  const [movies, series, people] = caches;
  return {
    movie: movies.get,
    series: series.get,
    person: people.get,
    clear() {
      for (const cache of caches) cache.clear();
    },
  };
}

function createCache<T>(world: World, build: (id: number, language: string | null) => T) {
  const items = new Map<string, T>();
  let day = world.today();
  return {
    get(id: number, language: string | null): T {
      const today = world.today();
      if (today !== day) items.clear();
      day = today;

      const key = `${id}|${language}`;
      const known = items.get(key);
      if (known !== undefined) return known;
      const item = build(id, language);
      items.set(key, item);
      // First in, first out: tracking use would cost more than building an item again.
      const [oldest] = items.size > KEPT ? items.keys() : [];
      if (oldest !== undefined) items.delete(oldest);
      return item;
    },
    clear: () => items.clear(),
  };
}
