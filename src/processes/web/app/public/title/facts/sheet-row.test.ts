import { expect, test } from 'vitest';
import { listPeople, toPersonRow, toRow } from './sheet-row.ts';

const person = (id: number, name: string, job: string) => ({
  id,
  name,
  slug: `${name.toLowerCase()}-${id}`,
  profile_path: null,
  job,
  department: 'Writing',
});
const CREW = [
  person(1, 'Ana', 'Story'),
  person(2, 'Bia', 'Screenplay'),
  person(3, 'Caio', 'Screenplay'),
  person(2, 'Bia', 'Writer'),
  person(4, 'Davi', 'Writer'),
];
const WRITING = ['Screenplay', 'Writer', 'Story'];

test('of many writers three are counted, each once, screenplay before story', () => {
  expect(listPeople(CREW, WRITING).map(({ name }) => name)).toEqual(['Bia', 'Caio', 'Davi']);
});

test('the first of them is shown, and links to their page', () => {
  expect(toPersonRow('Roteiro', CREW, WRITING)).toEqual([{ label: 'Roteiro', value: 'Bia', to: '/pessoa/bia-2' }]);
});

test('a row without a person or a value is left out', () => {
  expect(toPersonRow('Direção', CREW, ['Director'])).toEqual([]);
  expect(toRow('Países', '')).toEqual([]);
  expect(toRow('Países', undefined)).toEqual([]);
});
