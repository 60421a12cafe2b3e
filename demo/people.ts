import { drawUnit } from './draw.ts';
import { personFacts } from './facts.ts';
import { personRegister } from './people/register.ts';
import type { DemoPerson } from './types.ts';

/** TMDB often lacks a picture: few actors and directors are without one, and most of the others. */
const PHOTO_SHARES: Record<string, number> = { Acting: 0.94, Directing: 0.9 };
const PHOTO_SHARE_OF_THE_REST = 0.12;

/** Films that tests look at shall have some of these in their cast. */
const WITHOUT_PHOTO = new Set([
  'Robério Diógenes',
  'Jefechander Suplino',
  'Otávio Augusto',
  'Rogério Cardoso',
  'Buda Lira',
]);

const factsByName = new Map(personFacts.map((facts) => [facts.name, facts]));

/** Everybody the films and series credit. What is told of a person is what `demo/people` says, and no more. */
export const demoPeople: readonly DemoPerson[] = personRegister.map(([id, name, registered]) => {
  const { department = registered, gender, born, died, birthplace, biography } = factsByName.get(name) ?? {};
  const share = PHOTO_SHARES[department] ?? PHOTO_SHARE_OF_THE_REST;
  return {
    id,
    name,
    department,
    hasPhoto: !WITHOUT_PHOTO.has(name) && drawUnit(`photo of ${name}`) < share,
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
