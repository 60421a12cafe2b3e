import { expect, test } from 'vitest';
import { parsePartField, partField, readPartEdits } from './part-edits.ts';

test.each([
  ['s2.name', { season: 2, episode: undefined, name: 'name' }],
  ['s0e1.overview', { season: 0, episode: 1, name: 'overview' }],
  ['s1e20260131.airDate', { season: 1, episode: 20_260_131, name: 'airDate' }],
])('%s is read and written', (field, part) => {
  expect(parsePartField(field)).toEqual(part);
  expect(partField(part)).toBe(field);
});

test.each([
  'title',
  's2',
  's02.name',
  's2e.name',
  's2e01.name',
  's2e1.na.me',
  's10000.name',
  's2e1.name ',
  'S2.name',
  '',
])('%s names no season or episode', (field) => {
  expect(parsePartField(field)).toBeUndefined();
});

test('edits are found by season and episode', () => {
  const edits = readPartEdits({ title: 'A série', 's1.name': 'Livro Um', 's1e2.name': 'O fim', 's11e2.name': 'Outro' });
  expect(edits.ofSeason(1)).toEqual({ name: 'Livro Um' });
  expect(edits.ofEpisode(1, 2)).toEqual({ name: 'O fim' });
  expect(edits.ofEpisode(1, 1)).toEqual({});
  expect(edits.ofSeason(11)).toEqual({});
});
