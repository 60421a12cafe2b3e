import { expect, test } from 'vitest';
import { findDigestTime } from './digest-time.ts';

/** Times of São Paulo, which is three hours behind UTC. */
test.each([
  ['hour', '2026-11-18T13:20:00Z', '2026-11-18T14:00:00Z', 'the next full hour'],
  ['hour', '2026-11-18T13:00:00Z', '2026-11-18T14:00:00Z', 'never the present one'],
  ['hour', '2026-11-18T21:59:59Z', '2026-11-18T22:00:00Z', '19h is the last hour'],
  ['hour', '2026-11-18T22:00:01Z', '2026-11-19T10:00:00Z', 'after 19h it waits for 7h'],
  ['hour', '2026-11-18T22:59:00Z', '2026-11-19T10:00:00Z', '20h is too late'],
  ['hour', '2026-11-19T02:30:00Z', '2026-11-19T10:00:00Z', 'before midnight of São Paulo'],
  ['hour', '2026-11-19T04:30:00Z', '2026-11-19T10:00:00Z', 'after midnight of São Paulo'],
  ['hour', '2026-11-19T09:10:00Z', '2026-11-19T10:00:00Z', 'the first of the day'],
  ['day', '2026-11-18T09:59:00Z', '2026-11-18T10:00:00Z', 'today at 7h'],
  ['day', '2026-11-18T10:00:00Z', '2026-11-19T10:00:00Z', 'tomorrow at 7h'],
  ['day', '2026-11-30T20:00:00Z', '2026-12-01T10:00:00Z', 'the first day of the next month'],
] as const)('a digest by the %s at %s is sent at %s: %s', (pace, now, expected, _why) => {
  expect(findDigestTime(pace, new Date(now)).toISOString()).toBe(new Date(expected).toISOString());
});
