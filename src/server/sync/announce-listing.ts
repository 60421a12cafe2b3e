import type { Entity } from '#shared/domain/entities.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../context.ts';
import { findListing } from '../lists/index.ts';
import { hasArrivals, noteArrival, takeArrivals } from '../store/availability/list-arrivals.ts';
import { type Change, changeCatalogue } from './change-catalogue.ts';

const LISTS: Record<Entity, string[]> = {
  movie: [tags.movieList(), tags.recordList('collection')],
  series: [tags.seriesList(), tags.recordList('collection')],
  person: [tags.peopleList()],
};

/**
 * A title that enters or leaves a list is in no cached copy of that list, so its own tag does not reach those copies: invalidate
 * the list tags. New titles are only noted here; `announceArrivals` invalidates once for all of them, or an import would flood.
 */
export async function announceListing(
  change: Change,
  entity: Entity,
  id: number,
  project: () => Promise<void>,
): Promise<void> {
  const before = await findListing(change.trx, entity, id);
  await project();
  const after = await findListing(change.trx, entity, id);
  if (before === undefined) {
    if (after && entity !== 'person') await noteArrival(change.trx, entity, id);
  } else if (before !== after) {
    announceLists(change, entity);
  }
}

/** Invalidates the lists once for all titles noted since the last call. False if there were none. */
export async function announceArrivals(ctx: Context): Promise<boolean> {
  if (!(await hasArrivals(ctx.db))) return false;
  await changeCatalogue(ctx, async ({ trx, announce }) => {
    for (const kind of await takeArrivals(trx)) announce(...LISTS[kind]);
  });
  return true;
}

export function announceLists({ announce }: Change, entity: Entity): void {
  announce(...LISTS[entity], tags.home());
}
