import { expect, test } from 'vitest';
import { ARRIVALS_ANNOUNCED } from '#shared/domain/limits.ts';
import { AnnouncePace } from './announce-pace.ts';

const { everyMs, burst, refillMs } = ARRIVALS_ANNOUNCED;

test('a few new titles are announced at once, and an import of an hour four times a minute', () => {
  const pace = new AnnouncePace(0);
  let announced = 0;
  for (let now = 0; now < 3_600_000; now += everyMs) {
    if (!pace.mayAnnounce(now)) continue;
    pace.announced();
    announced += 1;
    if (announced === burst) expect(now).toBe((burst - 1) * everyMs);
  }
  expect(announced).toBeGreaterThanOrEqual(3_600_000 / refillMs);
  expect(announced).toBeLessThanOrEqual(3_600_000 / refillMs + burst);
});

test('after a quiet time it is as patient as at first', () => {
  const pace = new AnnouncePace(0);
  for (let count = 0; count < burst; count += 1) pace.announced();
  expect(pace.mayAnnounce(refillMs - 1)).toBe(false);
  expect(pace.mayAnnounce(refillMs)).toBe(true);
  expect(pace.mayAnnounce(100 * refillMs)).toBe(true);
  for (let count = 0; count < burst; count += 1) pace.announced();
  expect(pace.mayAnnounce(100 * refillMs)).toBe(false);
});
