import type { Editable } from '../../../domain/entities.ts';
import { collectionSubject } from './collection.ts';
import type { SubjectDeclaration } from './define-subject.ts';
import { genre } from './genre.ts';
import { homeSubject } from './home.ts';
import { movie } from './movie.ts';
import { page } from './page.ts';
import { person } from './person.ts';
import { platform } from './platform.ts';
import { robots } from './robots.ts';
import { series } from './series.ts';

/** Everything that editors write. What differs in storage is in server/sync/storage. */
export const subjects: { readonly [E in Editable]: SubjectDeclaration<E> } = {
  ...{ movie, series, person, collection: collectionSubject },
  ...{ page, genre, platform, home: homeSubject, robots },
};

/** Of an entity as the audit stores it: some of its events concern nothing that editors write. */
export function isEditable(entity: string): entity is Editable {
  return Object.hasOwn(subjects, entity);
}
