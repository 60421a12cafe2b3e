import { Failure } from '#shared/domain/failure.ts';
import { COLD_MISS_DEADLINE_MS, UNKNOWN_TITLE_MEMORY_SECONDS } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import { errors } from '#shared/text/errors.ts';
import type { Context } from '../context.ts';
import { findMovie, type StoredMovie } from '../store/movies.ts';
import { trySyncMovie } from '../sync/sync-movie.ts';

/**
 * The one place where a visitor's request may wait on TMDB: a film nobody asked for before. Bounded in time, once per
 * film (the caller's single flight), and remembered for a moment when it brings nothing, so that a crawler walking
 * through numbers does not become a caller of TMDB.
 */
export async function fetchUnknownMovie(ctx: Context, id: number): Promise<StoredMovie | undefined> {
  const memoryKey = `unknown-movie:${id}`;
  const remembered = ctx.unheld.get<'absent' | 'unavailable'>(memoryKey);
  if (remembered?.isFresh) {
    if (remembered.value === 'absent') return undefined;
    throw new Failure('unavailable', errors.movieUnavailable, { isUnheld: true });
  }
  const remember = (what: 'absent' | 'unavailable') =>
    ctx.unheld.set(memoryKey, what, [tags.movie(id)], UNKNOWN_TITLE_MEMORY_SECONDS, ctx.unheld.begin());

  const outcome = await trySyncMovie(ctx, id, { urgency: 'interactive', deadlineMs: COLD_MISS_DEADLINE_MS });
  if (outcome === 'unavailable') {
    remember('unavailable');
    throw new Failure('unavailable', errors.movieUnavailable, { isUnheld: true });
  }
  if (outcome !== 'absent') return findMovie(ctx.db, id);
  remember('absent');
  return undefined;
}
