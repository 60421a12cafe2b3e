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

/** Everything one running simulator knows; the first argument of whatever answers a request. */
export interface Simulation {
  world: World;
  clock: Clock;
  /** The list of that name as of today, built when it is not at hand. */
  list(name: string, build: () => Ranked): Ranked;
  items: ItemCache;
  pictures: PictureStore;
  searchIndex: SearchIndex;
  /** Lists, items and index are made anew: something in the world changed that is not the day. */
  forgetLists(): void;
  faults: FaultList;
  stats: Stats;
  pictureLog: PictureLog;
  rateLimit: RateLimit;
  apiKey: string;
  /** The ticket feed a test posted in place of the built one. */
  tickets: { given: unknown };
  /** For Retry-After dates only: whoever waits lives in real time, however still the world's clock stands. */
  now(): Date;
  refuseConnections(forMs: number): void;
}
