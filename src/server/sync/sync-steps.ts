import { createHash } from 'node:crypto';
import { toCanonicalText } from '#shared/admin/domain/editing/same-value.ts';
import type { Entity } from '#shared/domain/entities.ts';
import type { Context } from '../context.ts';
import { isDatabaseTrouble } from '../infra/db-trouble.ts';
import type { Fetched } from '../store/titles/sources.ts';
import { markMissing } from '../store/titles/stored.ts';
import { TmdbNotFound, TmdbUnavailable } from '../tmdb/failures.ts';
import { type Change, changeCatalogue } from './change-catalogue.ts';
import { PROJECTION_VERSION } from './projection/version.ts';

/** Shared by the syncs of films, series and people. */
export type SyncOutcome = 'stored' | 'unchanged' | 'outdated' | 'absent';

/** `undefined` on a 404. Nothing is removed: the date is noted, and a title is only retired after several 404s. */
export async function fetchUnlessAbsent<T>(
  ctx: Context,
  kind: Entity,
  id: number,
  fetch: () => Promise<T>,
): Promise<T | undefined> {
  const askedAt = ctx.now();
  try {
    return await fetch();
  } catch (error) {
    if (!(error instanceof TmdbNotFound)) throw error;
    await markMissing(ctx.db, { kind, id }, askedAt);
    return undefined;
  }
}

/** An answer about another id than the requested one cannot be trusted. */
export function refuseOther(kind: Entity, askedId: number, answeredId: number): void {
  if (answeredId === askedId) return;
  throw new TmdbUnavailable('schema', `TMDB answered ${kind} ${answeredId} when asked for ${askedId}`);
}

export function toFetched<S>(source: S, times: { fetchStartedAt: Date; fetchedAt: Date }): Fetched<S> {
  // A new version makes the next sync project a title again even if its source is the same. Parts read back from a `jsonb`
  // column have lost their key order, so the hash needs a canonical text.
  const text = `${PROJECTION_VERSION} ${toCanonicalText(source)}`;
  return { source, hash: createHash('sha256').update(text).digest('base64'), ...times };
}

/** For callers that can do without the title: faults of TMDB and bugs become an outcome; database errors are thrown. */
export async function orUnavailable(
  ctx: Context,
  what: { kind: Entity; id: number },
  sync: Promise<SyncOutcome>,
): Promise<SyncOutcome | 'unavailable'> {
  try {
    return await sync;
  } catch (error) {
    if (isDatabaseTrouble(error)) throw error;
    // A visitor gets "not found" for a title we cannot store; the log has the error.
    if (error instanceof TmdbUnavailable) ctx.log.warn({ fault: error.fault, ...what }, 'could not be fetched');
    else ctx.log.error({ err: error, ...what }, 'could not be stored');
    return 'unavailable';
  }
}

/**
 * Stores one answer of TMDB. In the background through a queue (`writeTurns`): on a database with two cores, ten parallel
 * writes would leave a visitor's query an eleventh of the CPU.
 */
export function storeSynced<T>(ctx: Context, store: (change: Change) => Promise<T>): Promise<T> {
  const write = () => changeCatalogue(ctx, store);
  return ctx.writeTurns ? ctx.writeTurns.add(write) : write();
}
