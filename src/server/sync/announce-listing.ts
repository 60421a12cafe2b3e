import type { Entity } from '#shared/domain/entities.ts';
import { tags } from '#shared/domain/tags.ts';
import { findListing } from '../store/listing.ts';
import type { Change } from './change-catalogue.ts';

const LISTS: Record<Entity, string[]> = {
  movie: [tags.movieList(), tags.collectionList()],
  series: [tags.seriesList(), tags.collectionList()],
  person: [tags.peopleList()],
};

/**
 * What lists begin or cease to show is in none of the copies that would have to change: the lists themselves are
 * announced. One that is new is not: an import would announce them a thousand times, and they show it in their time.
 */
export async function announceListing(
  change: Change,
  entity: Entity,
  id: number,
  project: () => Promise<void>,
): Promise<void> {
  const before = await findListing(change.trx, entity, id);
  await project();
  if (before === undefined || before === (await findListing(change.trx, entity, id))) return;
  announceLists(change, entity);
}

export function announceLists({ announce }: Change, entity: Entity): void {
  announce(...LISTS[entity], tags.home());
}
