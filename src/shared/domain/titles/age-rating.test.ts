import { expect, test } from 'vitest';
import { parseRatingReason, RATING_REASONS, readRatingOrigin, sortRatingReasons } from './age-rating.ts';

test.each([
  ['Violência', 'violence'],
  ['  drogas ilicitas ', 'illegal-drugs'],
  ['LINGUAGEM IMPRÓPRIA', 'improper-language'],
  ['violence', null],
  ['', null],
])('the reason %j is %j', (text, reason) => {
  expect(parseRatingReason(text)).toBe(reason);
});

test.each([
  ['A14', 'self-rated'],
  ['al', 'self-rated'],
  ['A6', 'self-rated'],
  ['14', 'official'],
  ['L', 'official'],
])('%s is %s', (text, origin) => {
  expect(readRatingOrigin(text)).toBe(origin);
});

test('reasons are sorted, each once', () => {
  expect(sortRatingReasons(['fear', 'violence', 'fear'])).toEqual(['violence', 'fear']);
  expect(sortRatingReasons(RATING_REASONS.toReversed())).toEqual(RATING_REASONS);
});
