import {
  CARDS_CACHED,
  MEMORY_CACHE,
  PAGES_CACHED_MAX,
  SITE_MEMORY,
  STALE_ON_FAILURE_SECONDS,
  UNKNOWN_TITLES_REMEMBERED,
} from '#shared/domain/limits.ts';
import { FilterCopies } from './filters/index.ts';
import type { Clock } from './infra/clock.ts';
import { type InvalidatedCopies, MemoryCache } from './infra/memory-cache.ts';
import { SingleFlight } from './infra/single-flight.ts';
import { ListCopies } from './lists/index.ts';

/** Every cache of this process. The lint rule `copies` forbids to make one anywhere else. */
export interface Copies extends Caches, InvalidatedCopies {
  /** Reads in progress, shared by concurrent requests. */
  flights: SingleFlight<unknown>;
  /** The same caches, small and empty: for a preview, whose data no other request may see. */
  empty(): Copies;
}

type Caches = ReturnType<typeof openCaches>;

export interface CopiesOptions {
  now: Clock;
  /** Limit for all rendered pages together. */
  pageBytes: number;
}

export function openCopies(options: CopiesOptions): Copies {
  return collect(
    openCaches(options, (entries) => entries),
    options.now,
  );
}

const ENTRIES_OF_A_PREVIEW = 10;

function collect(caches: Caches, now: Clock): Copies {
  // Whatever `openCaches` makes is invalidated: nothing else has to be registered.
  const all: readonly InvalidatedCopies[] = Object.values(caches);
  return {
    ...caches,
    flights: new SingleFlight(),
    drop(tags) {
      for (const each of all) each.drop(tags);
    },
    expireAll() {
      for (const each of all) each.expireAll();
    },
    clear() {
      for (const each of all) each.clear();
    },
    empty: () =>
      collect(
        openCaches({ now, pageBytes: 1 }, () => ENTRIES_OF_A_PREVIEW),
        now,
      ),
  };
}

function openCaches({ now, pageBytes }: CopiesOptions, limit: (entries: number) => number) {
  const open = (entries: number, staleSeconds = STALE_ON_FAILURE_SECONDS) =>
    new MemoryCache({ entries: limit(entries), staleSeconds, now });
  return {
    /** Rendered public pages, up to `PAGE_CACHE_MB`. */
    pages: new MemoryCache({
      ...{ entries: limit(PAGES_CACHED_MAX), bytes: Math.max(1, pageBytes) },
      ...{ staleSeconds: STALE_ON_FAILURE_SECONDS, now },
    }),
    /** Documents: the JSON text of answers about titles, people, lists, platforms and collections. */
    documents: open(MEMORY_CACHE.default.entries),
    /** The document of home, apart so that a busy catalogue cannot evict it. */
    home: open(MEMORY_CACHE.home.entries),
    /** Site settings: few values that every page may ask for. */
    site: open(SITE_MEMORY.entries),
    /** Cards: most titles in a list were just shown in another list. */
    cards: open(CARDS_CACHED.entries, 0),
    /** Ids that TMDB does not have. Separate, so that a crawler counting through ids evicts no document. */
    notStored: open(UNKNOWN_TITLES_REMEMBERED, 0),
    /** What changed in lists since their last build, for each database connection pool. */
    lists: new ListCopies(),
    /** Titles that can be watched, as sets of bits in a thread, which starts with the first question. */
    filters: new FilterCopies(),
  } satisfies Record<string, InvalidatedCopies>;
}
