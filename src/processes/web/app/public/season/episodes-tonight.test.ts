import { expect, test } from 'vitest';
import { countTonight, sumLengths } from './episodes-tonight.ts';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const season = (...lengths: (number | null)[]) =>
  lengths.map((runtime, place) => ({ number: place + 1, runtime, isAired: true }));
const NOTHING = Number.NEGATIVE_INFINITY;

test.each([
  [[57, 53, 56], { minutes: 166, known: 3 }],
  [[57, null, 56], { minutes: 113, known: 2 }],
  [[57, null, 0], null],
  [[], null],
])('episodes of %j minutes take %j together', (lengths, sum) => {
  expect(sumLengths(season(...lengths))).toEqual(sum);
});

test.each([
  [at(21, 5), NOTHING, 2],
  [at(21, 10), NOTHING, 2],
  [at(21, 11), NOTHING, 1],
  [at(22, 3), NOTHING, 1],
  [at(22, 4), NOTHING, 0],
  [at(22, 30), 2, 1],
  [at(22, 31), 2, 0],
  [at(23, 30), NOTHING, 0],
  [at(0, 30), NOTHING, 0],
  [at(10), NOTHING, 4],
  [at(10), 3, 1],
  [at(10), 4, null],
])('at minute %i, after episode %d, there is room for %j of 57, 53, 30 and 20 minutes', (minute, seen, count) => {
  expect(countTonight(season(57, 53, 30, 20), seen, minute)).toBe(count);
});

test('an episode of unknown length ends the count, and is not guessed', () => {
  expect(countTonight(season(57, null, 30), NOTHING, at(10))).toBe(1);
  expect(countTonight(season(null, 30), NOTHING, at(10))).toBeNull();
});

test('an episode that has not aired does not count', () => {
  const episodes = season(30, 30, 30).map((episode) => ({ ...episode, isAired: episode.number < 3 }));
  expect(countTonight(episodes, NOTHING, at(10))).toBe(2);
});
