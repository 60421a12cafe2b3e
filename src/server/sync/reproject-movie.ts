import { tags } from '#shared/domain/tags.ts';
import { lockMovieSource } from '../store/movie-sources.ts';
import { saveMovie } from '../store/movies.ts';
import { findMovieOverrides } from '../store/overrides.ts';
import type { Change } from './change-catalogue.ts';
import { projectMovie } from './project-movie.ts';

/**
 * Makes a film readable again after its source or its overrides changed, in the transaction that changed them.
 * Sync and editors both end here, so there is one rule for who wins.
 */
export async function reprojectMovie({ trx, announce }: Change, movieId: number): Promise<void> {
  const held = await lockMovieSource(trx, movieId);
  if (!held) return;
  const projection = projectMovie(held.source, await findMovieOverrides(trx, movieId), held.fetchedAt);
  await saveMovie(trx, projection, held.fetchStartedAt);
  announce(tags.movie(movieId));
}
