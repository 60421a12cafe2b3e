import { expect, test } from 'vitest';
import { NOTIFICATION_ATTEMPTS } from '#shared/admin/domain/limits.ts';
import { findRetryDelay } from './back-off.ts';

test('delays double up to the longest, and end after the last attempt', () => {
  const delays = Array.from({ length: NOTIFICATION_ATTEMPTS.max }, (_, place) => findRetryDelay(place + 1, 0.5));
  expect(delays.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000]);
  expect(delays.at(-2)).toBe(NOTIFICATION_ATTEMPTS.longestMs);
  expect(delays.at(-1)).toBeUndefined();
  const hours = delays.reduce<number>((sum, delay) => sum + (delay ?? 0), 0) / 3_600_000;
  expect([hours > 11, hours < 13]).toEqual([true, true]);
});

test('delays differ by a fifth either way', () => {
  expect([findRetryDelay(1, 0), findRetryDelay(1, 1)]).toEqual([24_000, 36_000]);
});
