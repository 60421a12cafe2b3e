import { randomUUID } from 'node:crypto';
import PQueue from 'p-queue';
import { ADMIN_POOL_SIZE, ADMIN_STATEMENT_TIMEOUT_MS } from '#shared/admin/domain/limits.ts';
import { UNKNOWN_IDS } from '#shared/domain/limits.ts';
import { type Copies, openCopies } from './copies.ts';
import { type ClientLimit, createClientLimit } from './infra/client-limit.ts';
import { type Clock, createSteadyClock } from './infra/clock.ts';
import { createDb, type Db } from './infra/db.ts';
import type { Env } from './infra/env.ts';
import { listenForDroppedTags, type TagListener } from './infra/listen.ts';
import type { Pause } from './infra/load.ts';
import type { Log } from './infra/log.ts';
import { clientOf } from './infra/network.ts';
import { createMetrics, type Metrics } from './infra/observing/metrics.ts';
import { openReaders, type Readers, type Standby } from './infra/readers.ts';
import { createTmdbClient, type TmdbClient } from './tmdb/client.ts';

/** First argument of every use case: all it may reach of the outside world. */
export interface Context {
  db: Db;
  /** Set if there are replicas: they can serve reads instead of `db` (catalogue/documents/read-anywhere.ts). */
  readers?: Readers | undefined;
  /** Set while `db` is a read-only replica; cache what it returns only while `isCurrent()` is true. */
  standby?: Standby | undefined;
  log: Log;
  now: Clock;
  /** Every cache of this process. */
  copies: Copies;
  /** The visitor's client key (infra/network.ts). Jobs and editors have none and are not limited. */
  client?: string | undefined;
  /** Gives the request's slot back while it waits for TMDB (infra/load.ts). */
  pause?: Pause | undefined;
  /** Rate limit on ids not in the database that a client may have fetched. */
  unknownIds: ClientLimit;
  tmdb: TmdbClient;
  /** Set for background work: limits how many synced titles are written at once (sync/sync-steps.ts). */
  writeTurns?: PQueue | undefined;
  metrics: Metrics;
  /** Origin of the public site, without a trailing slash. */
  siteUrl: string;
}

/** The same context for a visitor's request, with the client key that rate limits apply to. */
export function forVisitor(ctx: Context, { ip }: { ip: string }, pause?: Pause): Context {
  return { ...ctx, client: clientOf(ip), pause };
}

export interface OpenContext {
  ctx: Context;
  listener: TagListener;
  close(): Promise<void>;
}

/** Batch jobs may read a whole table; a visitor's request may not. */
const BATCH_STATEMENT_MS = 10 * 60_000;
const BATCH_CONNECT_MS = 60_000;
/** Enough to write all that TMDB's rate limit lets us fetch: a title takes some twenty milliseconds. */
const BATCH_WRITES_AT_ONCE = 3;

export interface BatchContext {
  ctx: Context;
  /** The name of its connections at the server, which no other process has. */
  application: string;
  /** No other statement begins. Waits for those that run. */
  close(): Promise<void>;
}

/**
 * The same context on its own connections, for batch jobs: no visitor's timeout cuts them short, and they use no visitor's
 * connection.
 */
export function openBatchContext(env: Env, ctx: Context): BatchContext {
  const application = `lanterninha batch ${randomUUID()}`;
  const db = createDb({
    application,
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    statementTimeoutMs: BATCH_STATEMENT_MS,
    connectTimeoutMs: BATCH_CONNECT_MS,
    commit: 'local',
    log: ctx.log,
    counted: { name: 'batch', metrics: ctx.metrics },
  });
  const writeTurns = new PQueue({ concurrency: BATCH_WRITES_AT_ONCE });
  return { ctx: { ...ctx, db, writeTurns }, application, close: () => db.destroy() };
}

/** A purge either succeeds quickly or is retried: no statement may delay the next one for long. */
const PURGER_STATEMENT_MS = 5_000;
const PURGER_POOL_SIZE = 2;

/** The purger has two connections of its own: a job that uses all the others cannot delay purges of the edge cache. */
export function openPurgerContext(env: Env, ctx: Context): { ctx: Context; close(): Promise<void> } {
  const db = createDb({
    url: env.DATABASE_URL,
    poolSize: PURGER_POOL_SIZE,
    statementTimeoutMs: PURGER_STATEMENT_MS,
    connectTimeoutMs: PURGER_STATEMENT_MS,
    commit: 'local',
    log: ctx.log,
    counted: { name: 'purger', metrics: ctx.metrics },
  });
  return { ctx: { ...ctx, db }, close: () => db.destroy() };
}

export interface AdminContext {
  /** Always the primary: an editor reads what they wrote. */
  ctx: Context;
  /** While the primary is down: a context on a read-only replica. */
  standIn(): Context | undefined;
  close(): Promise<void>;
}

/** The admin has a few connections of its own: a rush of visitors cannot keep an editor from saving. */
export function openAdminContext(env: Env, ctx: Context): AdminContext {
  const pool = {
    poolSize: ADMIN_POOL_SIZE,
    statementTimeoutMs: ADMIN_STATEMENT_TIMEOUT_MS,
    commit: 'replicated',
    log: ctx.log,
  } as const;
  const db = createDb({ ...pool, url: env.DATABASE_URL, counted: { name: 'admin', metrics: ctx.metrics } });
  const standby = { isBehind: true, isCurrent: () => true };
  // Pools open their first connection at the first query.
  const standIns = new Map(
    env.DATABASE_REPLICA_URLS.map((url) => [url, { ...ctx, db: createDb({ ...pool, url }), standby }]),
  );
  return {
    ctx: { ...ctx, db },
    standIn: () => standIns.get(ctx.readers?.standIn() ?? ''),
    async close() {
      await Promise.all([db, ...[...standIns.values()].map((other) => other.db)].map((each) => each.destroy()));
    },
  };
}

/** One per process: its database connections, caches and TMDB client. */
export async function openContext(env: Env, log: Log, given?: Clock): Promise<OpenContext> {
  const clock = createSteadyClock();
  const now = given ?? clock.now;
  const metrics = createMetrics();
  const copies = openCopies({ now, pageBytes: env.PAGE_CACHE_MB * 1024 * 1024 });
  const pool = {
    poolSize: env.DATABASE_POOL_SIZE,
    statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
    commit: 'local',
    log,
  } as const;
  const db = createDb({ ...pool, url: env.DATABASE_URL, counted: { name: 'visitors', metrics } });
  const tmdb = createTmdbClient({
    apiUrl: env.TMDB_API_URL,
    token: env.TMDB_TOKEN,
    ratePerSecond: env.TMDB_RATE_PER_SECOND,
    log,
    metrics,
    now,
  });
  const listener = listenForDroppedTags(env.DATABASE_URL, copies, log, {
    onNews: () => readers?.noteChange(),
    onTime(said, tookMs) {
      clock.hear(said, tookMs);
      metrics.clockAhead.set(clock.aheadMs() / 1_000);
    },
  });
  const urls = env.DATABASE_REPLICA_URLS;
  const readers =
    urls.length === 0
      ? undefined
      : openReaders({
          urls,
          primaryUrl: env.DATABASE_URL,
          primary: db,
          pool,
          isListening: () => listener.isConnected(),
          metrics,
          log,
        });
  const ctx = {
    db,
    readers,
    log,
    now,
    copies,
    unknownIds: createClientLimit({ perMinute: env.UNKNOWN_IDS_PER_MINUTE, burst: UNKNOWN_IDS.burst }),
    tmdb,
    metrics,
    siteUrl: env.SITE_URL,
  };
  return {
    ctx,
    listener,
    async close() {
      await listener.close();
      await readers?.close();
      await tmdb.close();
      await db.destroy();
    },
  };
}
