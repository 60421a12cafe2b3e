import type { Clock } from './clock.ts';
import type { FaultList } from './faults/fault-list.ts';
import type { PictureLog } from './images/picture-log.ts';
import type { PictureStore } from './images/picture-store.ts';
import type { ItemCache } from './lists/item-cache.ts';
import type { Ranked } from './lists/ranked.ts';
import type { RateLimit } from './rate-limit.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { Stats } from './stats.ts';
import type { World } from './world/world.ts';

/** The state of one running simulator; the first argument of every function that answers a request. */
export interface Simulation {
  world: World;
  clock: Clock;
  /** The list of that name as of today, cached or built. */
  list(name: string, build: () => Ranked): Ranked;
  items: ItemCache;
  pictures: PictureStore;
  searchIndex: SearchIndex;
  /** Clears the caches of lists, items and the search index after a change other than the date. */
  forgetLists(): void;
  faults: FaultList;
  stats: Stats;
  pictureLog: PictureLog;
  rateLimit: RateLimit;
  apiKey: string;
  /** The ticket feed a test posted in place of the built one. */
  tickets: { given: unknown };
  /** For Retry-After dates only: clients wait in real time, even while the world's clock stands still. */
  now(): Date;
  refuseConnections(forMs: number): void;
}
