import { type Editable, type Entity, isFromTmdb, type SourceOf } from '#shared/domain/entities.ts';
import type { RecordValues } from '#shared/domain/subjects/records.ts';
import { nameBundle } from '#shared/domain/subscriptions/subscriptions.ts';
import { tags } from '#shared/domain/tags.ts';
import { lockUntilCommit } from '../../infra/advisory-locks.ts';
import type { Trx } from '../../infra/db.ts';
import { findPlaces } from '../../lists/index.ts';
import { listPlatformPlaces } from '../../store/taxonomy/platforms.ts';
import { findStoredSource, lockSource } from '../../store/titles/sources.ts';
import { announceLists } from '../announce-listing.ts';
import type { Change } from '../change-catalogue.ts';
import { reprojectMovie, reprojectPerson, reprojectSeries } from '../projection/reproject.ts';
import { recordStorage } from './record-storage.ts';
import type { Storage } from './storage.ts';
import { taxonomyStorage } from './taxonomy-storage.ts';

function tmdbStorage<E extends Entity>(
  entity: E,
  project: (change: Change, id: number) => Promise<void>,
): Storage<SourceOf<E>> {
  return {
    find: (db, id) => findStoredSource(db, entity, id),
    lock: (trx, id) => lockSource(trx, entity, id),
    project,
    isVersioned: true,
  };
}

const lockPrices = (trx: Trx) => lockUntilCommit(trx, 'subscriptions', 'prices');

/** A page that shows a price has its platform's tag. */
const tagsOfPlatforms = (ids: readonly number[]) => [tags.platforms(), ...ids.map(tags.platform)];

/** `Netflix Padrão`. */
async function namePlan(trx: Trx, { platformId, name = '' }: RecordValues<'plan'>): Promise<string> {
  const platform = (await listPlatformPlaces(trx)).find(({ id }) => id === platformId);
  return platform ? `${platform.name} ${name}` : name;
}

/** The only code of editing that differs by subject. */
export const storages: { readonly [E in Editable]: Storage<SourceOf<E>> } = {
  movie: tmdbStorage('movie', reprojectMovie),
  series: tmdbStorage('series', reprojectSeries),
  person: tmdbStorage('person', reprojectPerson),
  // A film's page shows the collection made of its saga, and one in the order of a story.
  collection: recordStorage('collection', {
    shownOn: ({ values, sagaId }) => (values.isChronological || sagaId !== null ? ['movie'] : []),
  }),
  news: recordStorage('news', { shownOn: () => ['movie', 'series', 'person'] }),
  genre: taxonomyStorage('genre'),
  platform: taxonomyStorage('platform'),
  plan: recordStorage('plan', {
    ...{ lock: lockPrices, nameOf: namePlan },
    tagsOf: ({ platformId }) => tagsOfPlatforms(platformId === undefined ? [] : [platformId]),
  }),
  bundle: recordStorage('bundle', {
    ...{ lock: lockPrices, nameOf: async (_trx, { seller = '', name = '' }) => nameBundle({ seller, name }) },
    tagsOf: ({ platformIds = [] }) => tagsOfPlatforms(platformIds),
  }),
  service: recordStorage('service', {
    lock: (trx) => lockUntilCommit(trx, 'subscriptions'),
    tagsOf: ({ platformId }) => tagsOfPlatforms(platformId === undefined ? [] : [platformId]),
  }),
  page: recordStorage('page', { tagsOf: () => [tags.pages()] }),
  home: recordStorage('home', { tagsOf: () => [tags.home()] }),
  robots: recordStorage('robots', { tagsOf: () => [tags.pages()] }),
};

/**
 * Used after edits, and where the kind is only known at run time. Editors check the lists right after a change, so a title that
 * moves in them invalidates them; a sync leaves that to the cache lifetime.
 */
export async function reprojectEntity(change: Change, entity: Editable, id: number): Promise<void> {
  const { project } = storages[entity];
  if (!isFromTmdb(entity)) return project(change, id);
  const before = await findPlaces(change.trx, entity, id);
  await project(change, id);
  if (before !== (await findPlaces(change.trx, entity, id))) announceLists(change, entity);
}
