import { expect, test } from 'vitest';
import { WEIGHTED_RATING } from '../limits.ts';
import { pickToday, type Rankable, scoreFreshness, scoreLikeness, shrinkRating } from './rank-today.ts';

const TODAY = '2026-11-17';
const title = (name: string, facts: Partial<Rankable> = {}) => ({
  name,
  ...{ voteAverage: 7, voteCount: 10_000, day: '1990-01-01', year: 1990, genres: ['drama'], ...facts },
});
const namesOf = (titles: readonly { name: string }[]) => titles.map(({ name }) => name).join(' ');

test('a single vote of ten does not make the best title', () => {
  expect(shrinkRating({ voteAverage: 10, voteCount: 1 })).toBeLessThan(
    shrinkRating({ voteAverage: 7.5, voteCount: 3_000 }),
  );
  expect(shrinkRating({ voteAverage: 0, voteCount: 0 })).toBe(WEIGHTED_RATING.mean);
});

test.each([
  ['2026-11-17', 1],
  ['2027-05-01', 1],
  ['2016-11-17', 0.5],
  ['2006-11-17', 0],
  ['1950-01-01', 0],
  [null, 0],
])('a title of %s gains %d for being new', (day, points) => {
  expect(scoreFreshness(day, TODAY)).toBeCloseTo(points, 2);
});

test('every shared genre costs, and the same decade', () => {
  const one = title('one', { genres: ['drama', 'romance'], year: 1994 });
  expect(scoreLikeness(one, title('same', { genres: ['romance', 'drama'], year: 1999 }))).toBe(1.5);
  expect(scoreLikeness(one, title('genre', { genres: ['drama'], year: 2001 }))).toBe(0.5);
  expect(scoreLikeness(one, title('decade', { genres: [], year: 1990 }))).toBe(0.5);
  expect(scoreLikeness(one, title('unknown', { genres: [], year: null }))).toBe(0);
});

test('a worse title of another genre and decade comes before a better one like the first', () => {
  const best = title('best', { voteAverage: 9 });
  const like = title('like', { voteAverage: 8.5 });
  const other = title('other', { voteAverage: 8, genres: ['comedia'], day: '1975-01-01', year: 1975 });
  expect(namesOf(pickToday([like, other, best], TODAY))).toBe('best other like');
});

test('of equal titles the more popular one is first, and there are at most three', () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => title(name, { genres: [], year: null }));
  expect(namesOf(pickToday(four, TODAY))).toBe('a b c');
  expect(pickToday([], TODAY)).toEqual([]);
});
