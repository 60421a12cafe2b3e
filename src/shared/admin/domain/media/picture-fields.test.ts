import { expect, test } from 'vitest';
import { episodeFields, seasonFields } from '../editing/editable-fields.ts';
import { subjects } from '../subjects/subjects.ts';
import { formatTarget, PICTURE_FIELDS, parseTarget } from './picture-fields.ts';

test.each([
  ['movie-598-posterPath', { entity: 'movie', id: 598, field: 'posterPath' }],
  ['series-1399-s2e7.stillPath', { entity: 'series', id: 1399, field: 's2e7.stillPath' }],
  ['series-1399-s2.posterPath', { entity: 'series', id: 1399, field: 's2.posterPath' }],
  ['person-5-profilePath', { entity: 'person', id: 5, field: 'profilePath' }],
  ['collection-3-coverPath', { entity: 'collection', id: 3, field: 'coverPath' }],
])('%s is a field that takes a picture', (word, target) => {
  expect(parseTarget(word)).toEqual(target);
  expect(formatTarget(target as Parameters<typeof formatTarget>[0])).toBe(word);
});

test.each([
  null,
  '',
  'movie-598-title',
  'movie-598-profilePath',
  'movie-x-posterPath',
  'genre-1-posterPath',
  'movie-598-posterPath/..',
  'series-1-s2e7.posterPath',
  'movie-598-constructor',
])('%s is none', (word) => {
  expect(parseTarget(word)).toBeUndefined();
});

test('every field of kind picture has its shape and its least size', () => {
  const tables: object[] = [...Object.values(subjects).map(({ fields }) => fields), seasonFields, episodeFields];
  const names = tables.flatMap((table) =>
    Object.entries<{ kind: string }>(table as Record<string, { kind: string }>).flatMap(([name, field]) =>
      field.kind === 'picture' ? [name] : [],
    ),
  );
  expect(names.filter((name) => !Object.hasOwn(PICTURE_FIELDS, name))).toEqual([]);
});
