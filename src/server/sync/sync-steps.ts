import { createHash } from 'node:crypto';
import type { Entity } from '#shared/domain/entities.ts';
import { toCanonicalText } from '#shared/domain/same-value.ts';
import type { Context } from '../context.ts';
import { isDatabaseTrouble } from '../infra/db-trouble.ts';
import { markMissing } from '../store/held.ts';
import type { Fetched } from '../store/sources.ts';
import { TmdbNotFound, TmdbUnavailable } from '../tmdb/failures.ts';

/** What the syncs of films, series and people have in common. */
export type SyncOutcome = 'stored' | 'unchanged' | 'outdated' | 'absent';

/** `undefined` when TMDB does not have it. Nothing is removed: the day is noted, and it must be said more than once. */
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

/** Asked for one thing and given another: nothing of it can be trusted. */
export function refuseOther(kind: Entity, askedId: number, answeredId: number): void {
  if (answeredId === askedId) return;
  throw new TmdbUnavailable('schema', `TMDB answered ${kind} ${answeredId} when asked for ${askedId}`);
}

/** Raised with every change to what is projected: the next sync of a thing then projects it again, changed or not. */
const PROJECTION_VERSION = 1;

export function toFetched<S>(source: S, times: { fetchStartedAt: Date; fetchedAt: Date }): Fetched<S> {
  // A part taken from what we hold has been in a `jsonb` column, which keeps no order of keys.
  const text = `${PROJECTION_VERSION} ${toCanonicalText(source)}`;
  return { source, hash: createHash('sha256').update(text).digest('base64'), ...times };
}

/** For whoever can do without: what goes wrong on the way in is an outcome, unless it is our database. */
export async function orUnavailable(
  ctx: Context,
  what: { kind: Entity; id: number },
  sync: Promise<SyncOutcome>,
): Promise<SyncOutcome | 'unavailable'> {
  try {
    return await sync;
  } catch (error) {
    if (isDatabaseTrouble(error)) throw error;
    // A title we cannot store is, to a visitor, one we do not have; to us it is a bug with a name.
    if (error instanceof TmdbUnavailable) ctx.log.warn({ fault: error.fault, ...what }, 'could not be fetched');
    else ctx.log.error({ err: error, ...what }, 'could not be stored');
    return 'unavailable';
  }
}
