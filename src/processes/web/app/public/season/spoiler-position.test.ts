import { expect, test } from 'vitest';
import { findLimit, NO_LIMIT, NOTHING_SEEN, parsePosition, readUntil, writePosition } from './spoiler-position.ts';

test.each([
  ['1x4', { season: 1, episode: 4 }],
  ['12x0', { season: 12, episode: 0 }],
  ['4', undefined],
  ['1x', undefined],
  ['1x-1', undefined],
  ['{"season":1}', undefined],
  [undefined, undefined],
])('the stored text %s is the place %j', (text, position) => {
  expect(parsePosition(text)).toEqual(position);
  if (position) expect(writePosition(position)).toBe(text);
});

test.each([
  [undefined, 1, NO_LIMIT],
  ['2x3', 1, NO_LIMIT],
  ['2x3', 2, 3],
  ['2x3', 3, NOTHING_SEEN],
  ['2x3', 0, NO_LIMIT],
])('who has seen %s sees of season %i up to episode %i', (text, season, limit) => {
  expect(findLimit(parsePosition(text), season)).toBe(limit);
});

test.each([
  ['1', 1],
  ['3', 3],
  ['5', null],
  ['2', null],
  ['0', null],
  ['01', null],
  ['x', null],
  ['', null],
])('of the episodes 1, 3 and 5, ?ate=%s ends with %j', (text, until) => {
  expect(readUntil(text, [1, 3, 5])).toBe(until);
});
