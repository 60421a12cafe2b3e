import { tags } from '#shared/domain/tags.ts';
import { savePerson } from '../store/people.ts';
import type { Change } from './change-catalogue.ts';
import { holdForProjection } from './hold-for-projection.ts';
import { projectPerson } from './project-person.ts';

/** As `reprojectMovie`. */
export async function reprojectPerson({ trx, announce }: Change, personId: number): Promise<void> {
  const held = await holdForProjection(trx, { entity: 'person', id: personId });
  if (!held) return;
  await savePerson(trx, projectPerson(held.source, held.overrides), held.fetchStartedAt);
  announce(tags.person(personId));
}
