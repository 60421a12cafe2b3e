import { expect, test } from 'vitest';
import { createSlidingSecond } from './sliding-second.ts';

test('the busiest second is found wherever it begins', () => {
  const second = createSlidingSecond();
  for (const at of [0, 900, 950, 1000, 1899, 3000]) second.count(at);
  expect(second.max()).toBe(4);
});

test('an event exactly one second old is no longer in it', () => {
  const second = createSlidingSecond();
  second.count(0);
  second.count(1000);
  expect(second.max()).toBe(1);
});

test('thousands in one second are all counted', () => {
  const second = createSlidingSecond();
  for (let event = 0; event < 5000; event += 1) second.count(event / 10);
  for (let event = 0; event < 100; event += 1) second.count(5000 + event);
  expect(second.max()).toBe(5000);
});
