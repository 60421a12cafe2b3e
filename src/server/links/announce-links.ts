import { tags } from '#shared/domain/tags.ts';
import { listPricedPlatforms } from '../store/links/link-places.ts';
import { listLinkUses, touchLinkedPeople, touchPlatforms } from '../store/links/links.ts';
import { touchTitles } from '../store/titles/versions.ts';
import type { Change } from '../sync/change-catalogue.ts';

/** Pages that show these links are built again. */
export async function announceLinks({ trx, announce }: Change, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const uses = await listLinkUses(trx, ids);
  const idsOf = (...entities: string[]) => [
    ...new Set(uses.filter(({ entity }) => entities.includes(entity)).map(({ entityId }) => entityId)),
  ];
  const movies = idsOf('movie');
  const series = idsOf('series');
  const people = idsOf('person');
  const priced = await listPricedPlatforms(trx, idsOf('plan'), idsOf('bundle'));
  const platforms = [...new Set([...idsOf('platform'), ...priced])];
  await touchTitles(trx, 'movie', movies);
  await touchTitles(trx, 'series', series);
  await touchLinkedPeople(trx, people);
  await touchPlatforms(trx, platforms);
  announce(...movies.map(tags.movie), ...series.map(tags.series), ...people.map(tags.person));
  if (platforms.length > 0) announce(tags.platforms(), ...platforms.map(tags.platform));
}
