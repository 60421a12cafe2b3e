import { tags } from '#shared/domain/tags.ts';
import { saveMovie } from '../../store/titles/movies.ts';
import { announceListing } from '../announce-listing.ts';
import type { Change } from '../change-catalogue.ts';
import { lockForProjection } from './hold-for-projection.ts';
import { projectMovie } from './project-movie.ts';
import { projectionDateOf } from './projection-date.ts';
import { raiseConflicts } from './raise-conflicts.ts';

/**
 * Rebuilds a film's rows after its source or its overrides changed, in the same transaction. Syncs and edits both end here, so
 * there is one rule for which value wins.
 */
export async function reprojectMovie(change: Change, movieId: number): Promise<void> {
  const { trx, announce, now } = change;
  const subject = { entity: 'movie', id: movieId } as const;
  const held = await lockForProjection(trx, subject);
  if (!held) return;
  await raiseConflicts(change, subject, held);
  const projection = projectMovie(held.source, held.overrides, projectionDateOf(held, now));
  await announceListing(change, 'movie', movieId, () => saveMovie(trx, projection, held.fetchStartedAt));
  announce(tags.movie(movieId));
}
