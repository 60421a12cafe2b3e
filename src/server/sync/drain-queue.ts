import { setTimeout as sleep } from 'node:timers/promises';
import { MISSING_CHECKS_HOURS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { isDatabaseTrouble } from '../infra/db-trouble.ts';
import { inRootSpan } from '../infra/observing/spans.ts';
import { quarantine, releaseFromQuarantine } from '../store/availability/quarantine.ts';
import { type Fetch, finishFetch, type LeasedFetch, leaseFetches, postponeFetch } from '../store/jobs/fetch-queue.ts';
import { findMissingSince } from '../store/titles/stored.ts';
import { TmdbUnavailable } from '../tmdb/failures.ts';
import { retireTitle } from './retire-title.ts';
import { syncOne } from './sync-one.ts';

export interface DrainOptions {
  /** Titles fetched in parallel; each uses a database connection only while it is written. */
  concurrency: number;
  signal: AbortSignal;
  /** Must be longer than any fetch. After this time another worker takes the fetches of a killed worker. */
  leaseSeconds: number;
  /** Stop when nothing is due, instead of waiting for more. */
  untilEmpty: boolean;
  onFetched?: (fetch: Fetch, outcome: string) => void;
}

const BATCH_DEADLINE_MS = 60_000;
const IDLE_MS = 500;
/** After this many failed attempts a fetch waits a day. */
const MAX_ATTEMPTS = 5;
const HOUR_MS = 3_600_000;

/**
 * Works off the fetch queue. One bad title never stops the others; a refused token stops everything, because every further call
 * would fail in the same way.
 */
export async function drainFetchQueue(ctx: Context, options: DrainOptions): Promise<void> {
  const { concurrency } = options;
  // The first error that ends one loop ends all: none may still be fetching when the next round starts.
  const failing = new AbortController();
  const signal = AbortSignal.any([options.signal, failing.signal]);
  const inHand: LeasedFetch[] = [];
  let refill: Promise<void> | undefined;
  const takeMore = async () => {
    const now = ctx.now();
    const until = new Date(now.getTime() + options.leaseSeconds * 1_000);
    inHand.push(...(await leaseFetches(ctx.db, concurrency * 2, now, until)));
  };
  const next = async (): Promise<LeasedFetch | undefined> => {
    if (inHand.length === 0) {
      refill ??= takeMore().finally(() => {
        refill = undefined;
      });
      await refill;
    }
    return inHand.shift();
  };
  const work = async () => {
    while (!signal.aborted) {
      const fetch = await next();
      if (fetch) {
        await inRootSpan({ name: `fetch ${fetch.kind}`, kind: 'consumer' }, () => fetchOne(ctx, fetch, options));
      } else {
        if (options.untilEmpty) return;
        await sleep(IDLE_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const workers = Array.from({ length: concurrency }, () =>
    work().catch((error: unknown) => {
      failing.abort();
      throw error;
    }),
  );
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

async function fetchOne(ctx: Context, fetch: LeasedFetch, { onFetched }: DrainOptions): Promise<void> {
  try {
    const outcome = await syncOne(ctx, fetch, { urgency: 'batch', deadlineMs: BATCH_DEADLINE_MS });
    if (outcome === 'absent') await settleAbsence(ctx, fetch);
    else await finishFetch(ctx.db, fetch);
    await releaseFromQuarantine(ctx.db, fetch);
    onFetched?.(fetch, outcome);
  } catch (error) {
    const { kind, id } = fetch;
    // The database cannot be written to now. The lease expires and another worker takes the fetch.
    if (isDatabaseTrouble(error)) throw error;
    const fault = error instanceof TmdbUnavailable ? error.fault : 'bug';
    ctx.log.warn({ err: error, kind, id, attempts: fetch.attempts }, 'fetch failed');
    if (fault === 'schema' || fault === 'bug') {
      await quarantine(ctx.db, fetch, fault, describe(error), ctx.now());
    }
    await postponeFetch(ctx.db, fetch, nextTryAfter(ctx.now(), fault, fetch.attempts));
    onFetched?.(fetch, fault);
    if (fault === 'key') throw error;
  }
}

/** Exponential backoff for temporary faults; a schema fault or a bug waits a day, because a retry would fail in the same way. */
function nextTryAfter(now: Date, fault: string, attempts: number): Date {
  const isHopeless = fault === 'schema' || fault === 'bug' || attempts >= MAX_ATTEMPTS;
  const waitMs = isHopeless ? 24 * HOUR_MS : Math.min(1_000 * 2 ** attempts, HOUR_MS);
  return new Date(now.getTime() + waitMs);
}

/** TMDB answered 404. It may be a mistake: ask again one and three days later, and only then retire the title. */
async function settleAbsence(ctx: Context, fetch: LeasedFetch): Promise<void> {
  const missingSince = await findMissingSince(ctx.db, fetch);
  if (!missingSince) return finishFetch(ctx.db, fetch);
  const next = MISSING_CHECKS_HOURS.map((hours) => new Date(missingSince.getTime() + hours * HOUR_MS)).find(
    (time) => time > ctx.now(),
  );
  if (next) return postponeFetch(ctx.db, fetch, next);
  await retireTitle(ctx, fetch);
  await finishFetch(ctx.db, fetch);
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  return `${error instanceof Error ? error.message : String(error)} ${cause}`.slice(0, 2_000);
}
