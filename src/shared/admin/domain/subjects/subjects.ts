import type { Editable } from '../../../domain/entities.ts';
import { bundleSubject } from './bundle.ts';
import { collectionSubject } from './collection.ts';
import type { SubjectDeclaration, SubjectListing } from './define-subject.ts';
import { genre } from './genre.ts';
import { homeSubject } from './home.ts';
import { movie } from './movie.ts';
import { newsSubject } from './news.ts';
import { page } from './page.ts';
import { person } from './person.ts';
import { planSubject } from './plan.ts';
import { platform } from './platform.ts';
import { robots } from './robots.ts';
import { series } from './series.ts';
import { serviceSubject } from './service.ts';

/** Those of which there are several; their screens are at the words of their declarations. */
export const listed = {
  movie,
  series,
  person,
  collection: collectionSubject,
  news: newsSubject,
  plan: planSubject,
  bundle: bundleSubject,
  service: serviceSubject,
  page,
  genre,
  platform,
};
export type Listed = keyof typeof listed;
export const LISTED = Object.keys(listed) as Listed[];

/** Everything that editors write. What differs in storage is in server/sync/storage. */
export const subjects: { readonly [E in Editable]: SubjectDeclaration<E> } = { ...listed, home: homeSubject, robots };

const NO_LIST: SubjectListing = { columns: [], filters: [], orders: [] };

export function listingOf(entity: Listed): SubjectListing {
  return subjects[entity].list ?? NO_LIST;
}

/** Of an entity as the audit stores it: some of its events concern nothing that editors write. */
export function isEditable(entity: string): entity is Editable {
  return Object.hasOwn(subjects, entity);
}
