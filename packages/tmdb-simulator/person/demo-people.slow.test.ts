import { expect, test } from 'vitest';
import { demoPeople } from '../../demo/people.ts';
import { at, listAt } from '../test-client.ts';
import { answerDetail } from '../world/detail-routes.ts';
import { buildWorld } from '../world/test-world.ts';

const world = buildWorld();
const answer = (path: string, language = 'pt-BR') => answerDetail(world, path, new URLSearchParams({ language }));

test('a hand-made person has exactly the recorded facts, in Portuguese only', () => {
  for (const { id, name, biography, born, died, birthplace, gender } of demoPeople) {
    expect(answer(`/person/${id}`)).toMatchObject({
      id,
      name,
      gender,
      biography,
      birthday: born,
      deathday: died,
      place_of_birth: birthplace,
      imdb_id: null,
      also_known_as: [],
    });
    expect(at(answer(`/person/${id}`, 'en-US'), 'biography')).toBe('');
  }
});

test('every hand-made person has a credit, and the same title names them', () => {
  for (const { id } of demoPeople) {
    const credits = answer(`/person/${id}/combined_credits`);
    const titles = [...listAt(credits, 'cast'), ...listAt(credits, 'crew')];
    expect(titles.length).toBeGreaterThan(0);
  }
});

test('a person who leads popular titles is more popular than one far down in a cast', () => {
  const popular = [...world.people.byPopularity()].map((row) => world.people.id(row));
  const place = (name: string) => popular.indexOf(demoPeople.find((person) => person.name === name)?.id ?? 0);
  expect(place('Wagner Moura')).toBeLessThan(place('Buda Lira'));
});
