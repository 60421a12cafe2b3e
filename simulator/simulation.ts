import type { Catalogue } from './catalogue.ts';
import type { FaultList } from './faults/fault-list.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Stats } from './stats.ts';

/** Everything one running simulator knows; the first argument of whatever answers a request. */
export interface Simulation {
  catalogue: Catalogue;
  faults: FaultList;
  stats: Stats;
  rateLimit: RateLimit;
  apiKey: string;
  now(): Date;
  refuseConnections(forMs: number): void;
}
