import type { Entity } from '#shared/domain/entities.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../context.ts';
import { hasArrivals, noteArrival, takeArrivals } from '../store/list-arrivals.ts';
import { findListing } from '../store/listing.ts';
import { type Change, changeCatalogue } from './change-catalogue.ts';

const LISTS: Record<Entity, string[]> = {
  movie: [tags.movieList(), tags.collectionList()],
  series: [tags.seriesList(), tags.collectionList()],
  person: [tags.peopleList()],
};

/**
 * What lists begin or cease to show is in none of the copies that would have to change: the lists themselves are
 * announced. For titles that are new, once for all of the last moment: an import would announce them a thousand times.
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

/** Whatever arrived since the last time: lists show it from now on. False where nothing did. */
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
