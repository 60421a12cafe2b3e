import type { Context } from '../context.ts';
import { touchOffers } from '../store/titles/save-title.ts';
import type { CallOptions } from '../tmdb/client.ts';
import { fetchMovie, toMovieSource } from '../tmdb/movie-answer.ts';
import { reprojectMovie } from './projection/reproject.ts';
import { fetchAnswer, type SyncOutcome, saveFetched, storeSynced } from './sync-steps.ts';

/** Stores TMDB's answer. Idempotent and safe to run concurrently. Reads overrides, never writes them. */
export async function syncMovie(ctx: Context, movieId: number, options: CallOptions): Promise<SyncOutcome> {
  const movie = { kind: 'movie', id: movieId } as const;
  const asked = await fetchAnswer(
    ctx,
    movie,
    () => fetchMovie(ctx.tmdb, movieId, options),
    (answer) => answer.id,
  );
  if (!asked) return 'absent';
  return storeSynced(ctx, async (change) => {
    const { outcome } = await saveFetched(change.trx, movie, asked, toMovieSource);
    if (outcome === 'stored') await reprojectMovie(change, movieId);
    if (outcome === 'unchanged') await touchOffers(change.trx, movie, asked.times.fetchedAt);
    return outcome;
  });
}
