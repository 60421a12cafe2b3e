import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClock, startingAt, systemNow } from './clock.ts';
import { createFaultList } from './faults/fault-list.ts';
import { createPictureLog } from './images/picture-log.ts';
import { createPictureStore } from './images/picture-store.ts';
import { createItemCache } from './lists/item-cache.ts';
import { createListCache } from './lists/list-cache.ts';
import { answer } from './pipeline.ts';
import { createRateLimit, type RetryAfterStyle } from './rate-limit.ts';
import { createSearchIndex } from './search/search-index.ts';
import type { Simulation } from './simulation.ts';
import { createStats } from './stats.ts';
import { createWorld } from './world/create-world.ts';

export interface SimulatorOptions {
  /** 0 means any free port. */
  port?: number;
  host?: string;
  apiKey?: string;
  ratePerSecond?: number;
  /** The format of Retry-After in a rate-limit 429. TMDB promises none. */
  retryAfter?: RetryAfterStyle;
  seed?: number;
  /** Number of ids in the generated catalogue; with none, there are only the hand-made titles. */
  movies?: number;
  series?: number;
  people?: number;
  /** Factor on the popularity of generated titles, compared with TMDB. */
  popularity?: number;
  areActorsPictured?: boolean;
  now?: () => Date;
  /** Whether time passes if no `now` is given; otherwise it stays at the start. */
  isClockRunning?: boolean;
  /** Where drawn pictures are stored for the next start; without it they are in memory only. */
  picturesFolder?: string | undefined;
}

export interface Simulator {
  url: string;
  apiKey: string;
  close(): Promise<void>;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const host = options.host ?? '127.0.0.1';
  // It has no real authentication and misbehaves on request, so it must not be reachable from outside this machine.
  if (!LOOPBACK.has(host)) throw new Error(`The simulator listens on loopback only, not on ${host}`);

  const clock = createClock(options.now ?? startingAt(undefined, options.isClockRunning ?? true));
  const { seed = 1, movies = 0, series = 0, people = 0, popularity = 1, areActorsPictured } = options;
  const world = createWorld({ seed, movies, series, people, popularity, areActorsPictured, now: clock.now });
  const lists = createListCache();
  const items = createItemCache(world);
  const searchIndex = createSearchIndex(world);

  const simulation: Simulation = {
    world,
    clock,
    list: (name, build) => lists.get(`${world.today()}|${name}`, build),
    items,
    pictures: createPictureStore(options.picturesFolder),
    searchIndex,
    forgetLists() {
      lists.clear();
      items.clear();
      searchIndex.clear();
    },
    faults: createFaultList(),
    stats: createStats(),
    pictureLog: createPictureLog(),
    rateLimit: createRateLimit(options.ratePerSecond ?? 50, options.retryAfter ?? 'seconds'),
    apiKey: options.apiKey ?? 'simulator',
    tickets: { given: undefined },
    now: options.now ?? systemNow,
    refuseConnections,
  };

  const server = createServer((request, response) => void answer(simulation, request, response));
  let reopening: NodeJS.Timeout | undefined;

  function listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  }

  /** Only a closed port gives a real "connection refused"; the control routes do not answer either. */
  function refuseConnections(forMs: number): void {
    if (!server.listening) return;
    const { port } = server.address() as AddressInfo;
    server.close();
    server.closeAllConnections();
    reopening = setTimeout(() => void listen(port), forMs);
  }

  await listen(options.port ?? 0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://${host === '::1' ? '[::1]' : host}:${port}`,
    apiKey: simulation.apiKey,
    close() {
      clearTimeout(reopening);
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
