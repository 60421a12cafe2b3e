import { expect, test } from 'vitest';
import { createClock, startingAt } from './clock.ts';

const noon = new Date('2026-11-14T12:00:00Z');

test('time stands still until someone moves it', () => {
  const clock = createClock(startingAt(noon, false));
  expect(clock.now()).toEqual(noon);
  clock.advance(90_000);
  expect(clock.now()).toEqual(new Date('2026-11-14T12:01:30Z'));
  clock.set(new Date('2027-01-01T00:00:00Z'));
  expect(clock.now()).toEqual(new Date('2027-01-01T00:00:00Z'));
  clock.reset();
  expect(clock.now()).toEqual(noon);
});

test('a running clock starts at the given time and goes on by itself', async () => {
  const began = Date.now();
  const now = startingAt(noon, true);
  const first = now().getTime();
  const passed = Date.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(first - noon.getTime()).toBeLessThanOrEqual(passed);
  expect(now().getTime()).toBeGreaterThan(first);
});
