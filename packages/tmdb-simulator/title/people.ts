import { pictureFile } from '../images/file-names.ts';
import type { CastCredit, CrewCredit, PersonSummary } from '../world/records.ts';

/** The fields of a credit that describe the person. */
export function buildPersonFields(person: PersonSummary) {
  return {
    adult: person.adult,
    gender: person.gender,
    id: person.id,
    known_for_department: person.department,
    name: person.name,
    original_name: person.originalName,
    popularity: person.popularity,
    profile_path: person.hasPhoto ? pictureFile('profile', person.id, 1) : null,
  };
}

export function buildCrewMember({ person, creditId, department, job }: CrewCredit) {
  return { ...buildPersonFields(person), credit_id: creditId, department, job };
}

/** As series and episodes list it: films also have a cast_id. */
export function buildCastMember({ person, character, creditId, order }: CastCredit) {
  return { ...buildPersonFields(person), character, credit_id: creditId, order };
}
