import type { Entity } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { COLD_MISS_DEADLINE_MS, UNKNOWN_IDS, UNKNOWN_TITLE_MEMORY_SECONDS } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { limited } from '#shared/text/edge.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../infra/db.ts';
import { trySyncOne } from '../../sync/sync-one.ts';
import { AskPrimary } from './read-anywhere.ts';

const UNAVAILABLE: Readonly<Record<Entity, string>> = {
  movie: refusals.movieUnavailable,
  series: refusals.seriesUnavailable,
  person: refusals.personUnavailable,
};

/** The stored row, else what TMDB has. */
export async function findOrFetch<T>(
  ctx: Context,
  kind: Entity,
  id: number,
  find: (db: Db, id: number) => Promise<T | undefined>,
): Promise<T | undefined> {
  const stored = await find(ctx.db, id);
  if (stored !== undefined) return stored;
  return (await fetchUnknown(ctx, kind, id)) ? find(ctx.db, id) : undefined;
}

/**
 * The only place where a visitor's request waits for TMDB: for a title or person not stored yet. It has a deadline and a
 * rate limit per client, concurrent requests share one call, and a miss is cached for a short time, so that a crawler
 * counting through ids does not reach TMDB. Returns whether it is stored now.
 */
export async function fetchUnknown(ctx: Context, kind: Entity, id: number): Promise<boolean> {
  // What is fetched is stored, and only the primary can store.
  if (ctx.standby?.isBehind) throw new Failure('unavailable', UNAVAILABLE[kind], { isNotStored: true });
  if (ctx.standby) throw new AskPrimary();
  const key = `unknown-${kind}:${id}`;
  const remembered = ctx.copies.notStored.get<'absent' | 'unavailable'>(key);
  // The documents of a series and of its seasons share one fetch of the series.
  const outcome = remembered?.isFresh
    ? remembered.value
    : await ctx.copies.flights.run(key, () => askTmdb(ctx, kind, id, key));
  if (outcome === 'unavailable') throw new Failure('unavailable', UNAVAILABLE[kind], { isNotStored: true });
  return outcome !== 'absent';
}

/** Requests of this process that wait for TMDB. */
let waiting = 0;

async function askTmdb(ctx: Context, kind: Entity, id: number, key: string) {
  // Each holds a connection of the edge: while TMDB is slow, many addresses together could take all of them.
  const isFull = waiting >= UNKNOWN_IDS.atOnce;
  if (ctx.client !== undefined && (isFull || !ctx.unknownIds.take(ctx.client)))
    throw new Failure('resource-exhausted', limited.unknownIds, { isNotStored: true });
  const fetch = () => trySyncOne(ctx, { kind, id }, { urgency: 'interactive', deadlineMs: COLD_MISS_DEADLINE_MS });
  waiting += 1;
  // TMDB may take until the deadline: give the slot to other requests meanwhile.
  const outcome = await (ctx.pause ? ctx.pause(fetch) : fetch()).finally(() => (waiting -= 1));
  if (outcome === 'absent' || outcome === 'unavailable') {
    ctx.copies.notStored.set(
      key,
      outcome,
      [tags[kind](id)],
      UNKNOWN_TITLE_MEMORY_SECONDS,
      ctx.copies.notStored.begin(),
    );
  }
  return outcome;
}
