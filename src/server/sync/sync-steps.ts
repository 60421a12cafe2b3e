import { createHash } from 'node:crypto';
import { toCanonicalText } from '#shared/admin/domain/editing/same-value.ts';
import type { Entity, SourceOf } from '#shared/domain/entities.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../infra/db.ts';
import { type Fetched, lockSource, type SourceWrite, saveSource } from '../store/titles/sources.ts';
import { markMissing } from '../store/titles/stored.ts';
import { TmdbNotFound, TmdbUnavailable } from '../tmdb/failures.ts';
import { type Change, changeCatalogue } from './change-catalogue.ts';
import { PROJECTION_VERSION } from './projection/version.ts';

/** Shared by the syncs of films, series and people. */
export type SyncOutcome = 'stored' | 'unchanged' | 'outdated' | 'absent';

interface Times {
  fetchStartedAt: Date;
  fetchedAt: Date;
}

export interface Asked<A> {
  answer: A;
  times: Times;
}

/**
 * TMDB's answer; `undefined` on a 404. Nothing is removed: the date is noted, and a title is only retired after several 404s.
 * An answer about another id than the requested one cannot be trusted.
 */
export async function fetchAnswer<A>(
  ctx: Context,
  what: { kind: Entity; id: number },
  fetch: () => Promise<A>,
  idOf: (answer: A) => number,
): Promise<Asked<A> | undefined> {
  const fetchStartedAt = ctx.now();
  try {
    const answer = await fetch();
    if (idOf(answer) === what.id) return { answer, times: { fetchStartedAt, fetchedAt: ctx.now() } };
    throw new TmdbUnavailable('schema', `TMDB answered ${what.kind} ${idOf(answer)} when asked for ${what.id}`);
  } catch (error) {
    if (!(error instanceof TmdbNotFound)) throw error;
    await markMissing(ctx.db, what, fetchStartedAt);
    return undefined;
  }
}

/** Locks what is stored and stores the source made from the answer, which may keep parts of the stored one. */
export async function saveFetched<E extends Entity, A>(
  trx: Trx,
  { kind, id }: { kind: E; id: number },
  { answer, times }: Asked<A>,
  toSource: (answer: A, held?: SourceOf<E>) => SourceOf<E>,
): Promise<{ outcome: SourceWrite; source: SourceOf<E> }> {
  const held = await lockSource(trx, kind, id);
  const fetched = toFetched(toSource(answer, held?.source), times);
  return { outcome: await saveSource(trx, kind, fetched), source: fetched.source };
}

export function toFetched<S>(source: S, times: Times): Fetched<S> {
  // A new version makes the next sync project a title again even if its source is the same. Parts read back from a `jsonb`
  // column have lost their key order, so the hash needs a canonical text.
  const text = `${PROJECTION_VERSION} ${toCanonicalText(source)}`;
  return { source, hash: createHash('sha256').update(text).digest('base64'), ...times };
}

/**
 * Stores one answer of TMDB. In the background through a queue (`writeTurns`): on a database with two cores, ten parallel
 * writes would leave a visitor's query an eleventh of the CPU.
 */
export function storeSynced<T>(ctx: Context, store: (change: Change) => Promise<T>): Promise<T> {
  const write = () => changeCatalogue(ctx, store);
  return ctx.writeTurns ? ctx.writeTurns.add(write) : write();
}
