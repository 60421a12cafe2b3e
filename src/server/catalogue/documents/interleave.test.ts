import { expect, test } from 'vitest';
import { interleavePlaces, sliceOf } from './interleave.ts';

const written = (places: ReturnType<typeof interleavePlaces>) =>
  places.map(({ from, index }) => `${from === 'first' ? 'f' : 's'}${index}`).join(' ');

test.each([
  { first: 3, second: 3, offset: 0, limit: 4, places: 'f0 s0 f1 s1' },
  { first: 3, second: 3, offset: 3, limit: 4, places: 's1 f2 s2' },
  { first: 1, second: 4, offset: 0, limit: 9, places: 'f0 s0 s1 s2 s3' },
  { first: 4, second: 1, offset: 1, limit: 3, places: 's0 f1 f2' },
  { first: 4, second: 1, offset: 4, limit: 3, places: 'f3' },
  { first: 0, second: 2, offset: 0, limit: 5, places: 's0 s1' },
  { first: 2, second: 2, offset: 4, limit: 5, places: '' },
  { first: 2, second: 2, offset: 9, limit: 5, places: '' },
])('of $first films and $second series, $limit from $offset are $places', ({ first, second, places, ...slice }) => {
  expect(written(interleavePlaces(first, second, slice))).toBe(places);
});

test('the entries that a page takes from one list are consecutive', () => {
  const places = interleavePlaces(9, 4, { offset: 5, limit: 6 });
  expect(written(places)).toBe('s2 f3 s3 f4 f5 f6');
  expect(sliceOf(places, 'first')).toEqual({ offset: 3, limit: 4 });
  expect(sliceOf(places, 'second')).toEqual({ offset: 2, limit: 2 });
  expect(sliceOf([], 'second')).toEqual({ offset: 0, limit: 0 });
});
