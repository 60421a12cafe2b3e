import { expect, test } from 'vitest';
import { toRatingBars } from './rating-bars.ts';

test.each([
  [7.8, 'on on on on off'],
  [8.5, 'on on on on half'],
  [9.5, 'on on on on on'],
  [5, 'on on half off off'],
  [0.4, 'off off off off off'],
  [0.5, 'half off off off off'],
  [10, 'on on on on on'],
  [null, 'off off off off off'],
])('a rating of %s lights the bars as: %s', (average, lights) => {
  expect(toRatingBars(average).join(' ')).toBe(lights);
});
