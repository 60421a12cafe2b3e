import { expect, test } from 'vitest';
import type { CrewMember } from '#shared/contract/title-parts.ts';
import { toPeopleView } from './people-view.ts';

const worker = (id: number, name: string, job: string, department: string): CrewMember => ({
  id,
  name,
  slug: `${name.toLowerCase()}-${id}`,
  profile_path: null,
  job,
  department,
});

const crewOf = (...crew: CrewMember[]) =>
  toPeopleView({ cast: [], crew }).crew.map(({ name, note }) => `${name}: ${note}`);

test('a person with several jobs is listed once, at the first one, with all of them', () => {
  expect(
    crewOf(
      worker(1, 'Ana', 'Director', 'Directing'),
      worker(2, 'Bia', 'Screenplay', 'Writing'),
      worker(1, 'Ana', 'Screenplay', 'Writing'),
      worker(1, 'Ana', 'Producer', 'Production'),
    ),
  ).toEqual(['Ana: Direção, Roteiro, Produção', 'Bia: Roteiro']);
});

test('two jobs of TMDB that are one word in Portuguese are said once', () => {
  expect(crewOf(worker(1, 'Ana', 'Screenplay', 'Writing'), worker(1, 'Ana', 'Writer', 'Writing'))).toEqual([
    'Ana: Roteiro',
  ]);
});

test.each([
  ['a job nobody translated', 'Dragon Whisperer', 'Visual Effects', 'Efeitos visuais'],
  ['a job and a department nobody translated', 'Dragon Whisperer', 'Dragons', ''],
  ['a job named like a part of every object', 'toString', 'Sound', 'Som'],
])('%s is never shown in English', (_case, job, department, shown) => {
  expect(crewOf(worker(1, 'Ana', job, department))).toEqual([`Ana: ${shown}`]);
});

test('a person with two parts is in the cast twice, each with its character and a link to their page', () => {
  const member = { id: 7, name: 'Selton Mello', slug: 'selton-mello-7', profile_path: '/s.jpg' };
  const { cast } = toPeopleView({
    cast: [
      { ...member, character: 'Chicó' },
      { ...member, character: 'Narração' },
    ],
    crew: [],
  });

  expect(cast.map(({ note, to }) => [note, to])).toEqual([
    ['Chicó', '/pessoa/selton-mello-7'],
    ['Narração', '/pessoa/selton-mello-7'],
  ]);
  expect(new Set(cast.map(({ key }) => key)).size).toBe(2);
});
