import { expect, test } from 'vitest';
import { createClientLimit } from './client-limit.ts';

function openLimit(perMinute: number, burst: number) {
  const clock = { ms: 0 };
  const limit = createClientLimit({ perMinute, burst, now: () => clock.ms });
  const takeMany = (client: string, times: number) =>
    Array.from({ length: times }, () => limit.take(client)).filter(Boolean).length;
  return { clock, takeMany };
}

test('a client may do as much at once as the burst, then as much as the rate gives back', () => {
  const { clock, takeMany } = openLimit(60, 10);
  expect(takeMany('a', 25)).toBe(10);
  clock.ms += 3_000;
  expect(takeMany('a', 25)).toBe(3);
  clock.ms += 3_600_000;
  expect(takeMany('a', 25)).toBe(10);
});

test('one client does not use up what another may do', () => {
  const { takeMany } = openLimit(60, 10);
  takeMany('a', 25);
  expect(takeMany('b', 25)).toBe(10);
});

test('a client that keeps asking is not given more, and not less, than the rate', () => {
  const { clock, takeMany } = openLimit(120, 20);
  let taken = 0;
  for (let second = 0; second < 60; second += 1) {
    taken += takeMany('a', 50);
    clock.ms += 1_000;
  }
  expect(taken).toBe(20 + 59 * 2);
});

test('a limit of 0 is none', () => {
  const { takeMany } = openLimit(0, 10);
  expect(takeMany('a', 1_000)).toBe(1_000);
});
