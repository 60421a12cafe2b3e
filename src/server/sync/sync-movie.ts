import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { isDatabaseTrouble } from '../infra/db-trouble.ts';
import { markMovieMissing, saveMovieSource } from '../store/movie-sources.ts';
import { touchOffers } from '../store/movies.ts';
import type { CallOptions } from '../tmdb/client.ts';
import { TmdbNotFound, TmdbUnavailable } from '../tmdb/failures.ts';
import { fetchMovie } from '../tmdb/titles.ts';
import { toMovieSource } from '../tmdb/to-movie-source.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { PROJECTION_VERSION } from './project-movie.ts';
import { reprojectMovie } from './reproject-movie.ts';

export type SyncOutcome = 'stored' | 'unchanged' | 'outdated' | 'absent';

/** TMDB → our tables, safe to run twice and at the same time. Overrides are read here and never written. */
export async function syncMovie(ctx: Context, movieId: number, options: CallOptions): Promise<SyncOutcome> {
  const fetchStartedAt = ctx.now();
  let fetched: Awaited<ReturnType<typeof fetchMovie>>;
  try {
    fetched = await fetchMovie(ctx.tmdb, movieId, options);
  } catch (error) {
    if (!(error instanceof TmdbNotFound)) throw error;
    await markMovieMissing(ctx.db, movieId, fetchStartedAt);
    return 'absent';
  }
  // Asked for one film and given another: nothing of it can be trusted.
  if (fetched.id !== movieId) {
    throw new TmdbUnavailable('schema', `TMDB answered film ${fetched.id} when asked for ${movieId}`);
  }

  const source = toMovieSource(fetched);
  // With the version of the projection: a better one reaches films whose source did not change.
  const hash = createHash('sha256')
    .update(`${PROJECTION_VERSION} ${JSON.stringify(source)}`)
    .digest('base64');
  return changeCatalogue(ctx, async (change) => {
    const fetchedAt = ctx.now();
    const outcome = await saveMovieSource(change.trx, { source, hash, fetchStartedAt, fetchedAt });
    if (outcome === 'stored') await reprojectMovie(change, movieId);
    if (outcome === 'unchanged') await touchOffers(change.trx, movieId, fetchedAt);
    return outcome;
  });
}

/** For whoever can do without: what goes wrong on the way in is an outcome, unless it is our database. */
export async function trySyncMovie(
  ctx: Context,
  movieId: number,
  options: CallOptions,
): Promise<SyncOutcome | 'unavailable'> {
  try {
    return await syncMovie(ctx, movieId, options);
  } catch (error) {
    if (isDatabaseTrouble(error)) throw error;
    // A film we cannot store is, to a visitor, a film we do not have; to us it is a bug with a name.
    if (error instanceof TmdbUnavailable) ctx.log.warn({ fault: error.fault, movieId }, 'film could not be fetched');
    else ctx.log.error({ err: error, movieId }, 'film could not be stored');
    return 'unavailable';
  }
}
