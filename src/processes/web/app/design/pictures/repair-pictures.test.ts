import { expect, test } from 'vitest';
import { PICTURE_RETRY_LIMIT_SECONDS } from '#shared/domain/limits.ts';
import { nextRetrySeconds } from './repair-pictures.ts';

test('a picture is asked for again after 2, 5 and 10 seconds, then every 10, for five minutes', () => {
  const asked: number[] = [];
  for (let due = nextRetrySeconds(0); Number.isFinite(due); due = nextRetrySeconds(due)) asked.push(due);
  expect(asked.slice(0, 6)).toEqual([2, 5, 10, 20, 30, 40]);
  expect(asked.at(-1)).toBe(PICTURE_RETRY_LIMIT_SECONDS);
  expect(asked).toHaveLength(2 + 30);
});

test.each([
  [1.9, 2],
  [2.4, 5],
  [9.99, 10],
  [10, 20],
  [63.2, 70],
  [299, 300],
  [300, Number.POSITIVE_INFINITY],
])(
  'one that was far away until second %d is due at second %d, and skipped retries are not made up for',
  (seconds, due) => {
    expect(nextRetrySeconds(seconds)).toBe(due);
  },
);
