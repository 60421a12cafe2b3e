import { tags } from '#shared/domain/tags.ts';
import { findListing } from '../store/listing.ts';
import type { Change } from './change-catalogue.ts';

const LISTS = { movie: tags.movieList, series: tags.seriesList } as const;

/**
 * A title that lists begin or cease to show is in none of the copies that would have to change: the lists themselves are
 * announced. One that is new is not: an import would announce them a thousand times, and they show it in their time.
 */
export async function announceListing(
  { trx, announce }: Change,
  kind: 'movie' | 'series',
  id: number,
  project: () => Promise<void>,
): Promise<void> {
  const before = await findListing(trx, kind, id);
  await project();
  if (before === undefined || before === (await findListing(trx, kind, id))) return;
  announce(LISTS[kind](), tags.home(), tags.collectionList());
}
