import { tags } from '#shared/domain/tags.ts';
import { findCreditFace, touchTitlesOf } from '../../store/people/credits-of-person.ts';
import { savePerson } from '../../store/people/people.ts';
import { announceListing } from '../announce-listing.ts';
import type { Change } from '../change-catalogue.ts';
import { lockForProjection } from './hold-for-projection.ts';
import { projectPerson } from './project-person.ts';
import { raiseConflicts } from './raise-conflicts.ts';

/** As `reprojectMovie`. Titles show a person's name, face and link: their pages are invalidated if one of these changed. */
export async function reprojectPerson(change: Change, personId: number): Promise<void> {
  const { trx, announce } = change;
  const subject = { entity: 'person', id: personId } as const;
  const held = await lockForProjection(trx, subject);
  if (!held) return;
  await raiseConflicts(change, subject, held);
  const before = await findCreditFace(trx, personId);
  const projection = projectPerson(held.source, held.overrides);
  await announceListing(change, 'person', personId, () => savePerson(trx, projection, held.fetchStartedAt));
  announce(tags.person(personId));
  if (before === undefined || before === (await findCreditFace(trx, personId))) return;
  const { movies, series } = await touchTitlesOf(trx, personId);
  announce(...movies.map(tags.movie), ...series.map(tags.series));
}
