import { pictureFile } from '../images/file-names.ts';
import { appendParts } from '../title/append.ts';
import type { PersonRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { buildPersonPart } from './parts.ts';

/** `/person/{id}`, with each appended part under its own path as key. */
export function buildPerson(world: World, person: PersonRecord, query: URLSearchParams) {
  const parts = appendParts(query, (name) => buildPersonPart(name, world, person, query));
  return { ...buildFields(person, query.get('language')), ...parts };
}

/** Only the biography is translated, and never taken from another language. */
function biographyIn(person: PersonRecord, language: string | null): string {
  const [code, country] = (language ?? 'en-US').split('-');
  const row = person.translations.find(
    (each) => each.language === code && (!country || each.country === country.toUpperCase()),
  );
  return row?.biography ?? '';
}

function buildFields(person: PersonRecord, language: string | null) {
  return {
    adult: person.adult,
    also_known_as: person.alsoKnownAs,
    biography: biographyIn(person, language),
    birthday: person.birthday,
    deathday: person.deathday,
    gender: person.gender,
    homepage: person.homepage,
    id: person.id,
    imdb_id: person.imdbId,
    known_for_department: person.department,
    name: person.name,
    place_of_birth: person.placeOfBirth,
    popularity: person.popularity,
    profile_path: person.hasPhoto ? pictureFile('profile', person.id, 1) : null,
  };
}
