import { ADMIN_POOL_SIZE, ADMIN_STATEMENT_TIMEOUT_MS } from '#shared/domain/admin-limits.ts';
import {
  HOUSE_MEMORY,
  MEMORY_CACHE,
  STALE_ON_FAILURE_SECONDS,
  UNKNOWN_TITLES_REMEMBERED,
} from '#shared/domain/limits.ts';
import { type Clock, systemClock } from './infra/clock.ts';
import { createDb, type Db } from './infra/db.ts';
import type { Env } from './infra/env.ts';
import { listenForDroppedTags, type TagListener } from './infra/listen.ts';
import type { Log } from './infra/log.ts';
import { MemoryCache } from './infra/memory-cache.ts';
import { createMetrics, type Metrics } from './infra/metrics.ts';
import { SingleFlight } from './infra/single-flight.ts';
import { createTmdbClient, type TmdbClient } from './tmdb/client.ts';

/** First argument of every use-case: all it may reach of the outside world. */
export interface Context {
  db: Db;
  log: Log;
  now: Clock;
  memory: MemoryCache;
  /** The home page's own (SPEC §9): a busy catalogue does not push it out. */
  homeMemory: MemoryCache;
  /** What was asked for and not to be had, for a moment. Apart, so that a walk through numbers pushes no document out. */
  unheld: MemoryCache;
  /** What editors wrote of the house itself, few things that every page may ask for. */
  houseMemory: MemoryCache;
  flights: SingleFlight<unknown>;
  tmdb: TmdbClient;
  metrics: Metrics;
  /** Origin of the public site, without a trailing slash. */
  siteUrl: string;
}

export interface OpenContext {
  ctx: Context;
  listener: TagListener;
  close(): Promise<void>;
}

/** A job may read a whole table; a visitor's request may not. */
const BATCH_STATEMENT_MS = 10 * 60_000;
const BATCH_CONNECT_MS = 60_000;

/** The same context on connections of its own, for work nobody waits for: it can neither be cut short nor crowd visitors out. */
export function openBatchContext(env: Env, ctx: Context): { ctx: Context; close(): Promise<void> } {
  const db = createDb({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    statementTimeoutMs: BATCH_STATEMENT_MS,
    connectTimeoutMs: BATCH_CONNECT_MS,
    log: ctx.log,
  });
  return { ctx: { ...ctx, db }, close: () => db.destroy() };
}

/** … and on a few of its own for the newsroom: a rush of visitors does not keep an editor from saving. */
export function openAdminContext(env: Env, ctx: Context): { ctx: Context; close(): Promise<void> } {
  const db = createDb({
    url: env.DATABASE_URL,
    poolSize: ADMIN_POOL_SIZE,
    statementTimeoutMs: ADMIN_STATEMENT_TIMEOUT_MS,
    log: ctx.log,
  });
  return { ctx: { ...ctx, db }, close: () => db.destroy() };
}

/** One per process: its connections, its memory, its line to TMDB. */
export async function openContext(env: Env, log: Log, now: Clock = systemClock): Promise<OpenContext> {
  const metrics = createMetrics();
  const memory = new MemoryCache({
    entries: MEMORY_CACHE.default.entries,
    staleSeconds: STALE_ON_FAILURE_SECONDS,
    now,
  });
  const db = createDb({
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
    log,
  });
  const tmdb = createTmdbClient({
    apiUrl: env.TMDB_API_URL,
    token: env.TMDB_TOKEN,
    ratePerSecond: env.TMDB_RATE_PER_SECOND,
    log,
    metrics,
    now,
  });
  const homeMemory = new MemoryCache({
    entries: MEMORY_CACHE.home.entries,
    staleSeconds: STALE_ON_FAILURE_SECONDS,
    now,
  });
  const unheld = new MemoryCache({ entries: UNKNOWN_TITLES_REMEMBERED, staleSeconds: 0, now });
  const houseMemory = new MemoryCache({
    entries: HOUSE_MEMORY.entries,
    staleSeconds: STALE_ON_FAILURE_SECONDS,
    now,
  });
  const listener = listenForDroppedTags(env.DATABASE_URL, [memory, homeMemory, unheld, houseMemory], log);
  const ctx = {
    db,
    log,
    now,
    memory,
    homeMemory,
    unheld,
    houseMemory,
    flights: new SingleFlight<unknown>(),
    tmdb,
    metrics,
    siteUrl: env.SITE_URL,
  };
  return {
    ctx,
    listener,
    async close() {
      await listener.close();
      await tmdb.close();
      await db.destroy();
    },
  };
}
