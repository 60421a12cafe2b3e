import type { Context } from '../context.ts';
import { touchOffers } from '../store/titles/movies.ts';
import { lockSource, saveSource } from '../store/titles/sources.ts';
import type { CallOptions } from '../tmdb/client.ts';
import { fetchMovie, toMovieSource } from '../tmdb/movie-answer.ts';
import { reprojectMovie } from './projection/reproject.ts';
import {
  fetchUnlessAbsent,
  orUnavailable,
  refuseOther,
  type SyncOutcome,
  storeSynced,
  toFetched,
} from './sync-steps.ts';

/** Stores TMDB's answer. Idempotent and safe to run concurrently. Reads overrides, never writes them. */
export async function syncMovie(ctx: Context, movieId: number, options: CallOptions): Promise<SyncOutcome> {
  const fetchStartedAt = ctx.now();
  const answer = await fetchUnlessAbsent(ctx, 'movie', movieId, () => fetchMovie(ctx.tmdb, movieId, options));
  if (!answer) return 'absent';
  refuseOther('movie', movieId, answer.id);

  const fetchedAt = ctx.now();
  return storeSynced(ctx, async (change) => {
    const held = await lockSource(change.trx, 'movie', movieId);
    const fetched = toFetched(toMovieSource(answer, held?.source), { fetchStartedAt, fetchedAt });
    const outcome = await saveSource(change.trx, 'movie', fetched);
    if (outcome === 'stored') await reprojectMovie(change, movieId);
    if (outcome === 'unchanged') await touchOffers(change.trx, movieId, fetchedAt);
    return outcome;
  });
}

export function trySyncMovie(ctx: Context, movieId: number, options: CallOptions) {
  return orUnavailable(ctx, { kind: 'movie', id: movieId }, syncMovie(ctx, movieId, options));
}
