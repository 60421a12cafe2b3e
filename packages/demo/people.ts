import { drawUnit } from './draw.ts';
import { filmFacts, personFacts, serialFacts } from './facts.ts';
import type { CastRow, CrewRow } from './film.ts';
import { personRegister } from './people/register.ts';
import type { DemoPerson } from './types.ts';

/** TMDB often lacks a picture of people behind the camera. */
const PHOTO_SHARE_OF_THE_CREW = 0.12;

/** People who appear in casts and lists of people, whatever their other jobs. */
const inFront = new Set([
  ...filmFacts.flatMap(({ cast, crew }) => [...namesOf(cast), ...directorsOf(crew)]),
  ...serialFacts.flatMap(({ cast, crew = [], creators }) => [...namesOf(cast), ...directorsOf(crew), ...creators]),
]);

function namesOf(rows: readonly CastRow[]): string[] {
  return rows.map(([name]) => name);
}

function directorsOf(rows: readonly CrewRow[]): string[] {
  return rows.flatMap(([name, job]) => (job === 'Director' ? [name] : []));
}

const factsByName = new Map(personFacts.map((facts) => [facts.name, facts]));

/** Everybody credited in the films and series. All their facts come from `packages/demo/people`. */
export const demoPeople: readonly DemoPerson[] = personRegister.map(([id, name, registered]) => {
  const { department = registered, gender, born, died, birthplace, biography } = factsByName.get(name) ?? {};
  const isSeen = inFront.has(name) || department === 'Acting' || department === 'Directing' || biography !== undefined;
  return {
    id,
    name,
    department,
    hasPhoto: isSeen || drawUnit(`photo of ${name}`) < PHOTO_SHARE_OF_THE_CREW,
    gender: gender ?? 0,
    born: born ?? null,
    died: died ?? null,
    birthplace: birthplace ?? null,
    biography: biography ?? '',
  };
});

const byName = new Map(demoPeople.map((person) => [person.name, person]));
const byId = new Map(demoPeople.map((person) => [person.id, person]));

export function findDemoPersonByName(name: string): DemoPerson | undefined {
  return byName.get(name);
}

export function findDemoPerson(id: number): DemoPerson | undefined {
  return byId.get(id);
}
