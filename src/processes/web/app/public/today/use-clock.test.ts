import { expect, test } from 'vitest';
import { formatMinute } from './use-clock.ts';

test.each([
  [21 * 60 + 5 + 96, '22h41'],
  [22 * 60, '22h'],
  [23 * 60 + 30 + 40, '0h10'],
])('minute %d of the day is %s', (minute, clock) => {
  expect(formatMinute(minute)).toBe(clock);
});
