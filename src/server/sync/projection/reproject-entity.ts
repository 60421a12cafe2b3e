import type { Editable, Entity } from '#shared/domain/entities.ts';
import { findPlaces } from '../../lists/index.ts';
import { announceLists } from '../announce-listing.ts';
import type { Change } from '../change-catalogue.ts';
import { reprojectCollection } from './reproject-collection.ts';
import { reprojectMovie } from './reproject-movie.ts';
import { reprojectPerson } from './reproject-person.ts';
import { reprojectSeries } from './reproject-series.ts';

const REPROJECT: Record<Entity, (change: Change, id: number) => Promise<void>> = {
  movie: reprojectMovie,
  series: reprojectSeries,
  person: reprojectPerson,
};

/**
 * Used after edits, and where the kind is only known at run time. Editors check the lists right after a change, so a title that
 * moves in them invalidates them; a sync leaves that to the cache lifetime.
 */
export async function reprojectEntity(change: Change, entity: Editable, id: number): Promise<void> {
  if (entity === 'collection') return reprojectCollection(change, id);
  const before = await findPlaces(change.trx, entity, id);
  await REPROJECT[entity](change, id);
  if (before !== (await findPlaces(change.trx, entity, id))) announceLists(change, entity);
}
