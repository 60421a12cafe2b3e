import { expect, test } from 'vitest';
import { createSteadyClock } from './clock.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-11-15T12:00:00Z');

function openClock() {
  const machine = { at: NOON, timer: 0 };
  const clock = createSteadyClock(
    () => new Date(machine.at),
    () => machine.timer,
  );
  const pass = (ms: number) => {
    machine.at += ms;
    machine.timer += ms;
  };
  return { machine, clock, pass, now: () => clock.now().getTime() - NOON };
}

test.each([2 * HOUR, -2 * HOUR, 30 * 24 * HOUR])(
  'a machine whose clock is set by %d ms does not move our time',
  (jump) => {
    const { machine, clock, pass, now } = openClock();
    pass(1_000);
    machine.at += jump;
    pass(1_000);
    expect(now()).toBe(2_000);
    expect(clock.aheadMs()).toBe(jump);
  },
);

test('a process that began on a machine with a wrong clock goes by the database', () => {
  const { machine, clock, now } = openClock();
  clock.hear(new Date(NOON - HOUR), 10);
  expect(now()).toBe(5 - HOUR);
  machine.timer += 60_000;
  expect(now()).toBe(60_005 - HOUR);
});

test('the latency of an answer is no drift: time does not jump back', () => {
  const { clock, pass, now } = openClock();
  pass(5_000);
  clock.hear(new Date(NOON + 4_900), 0);
  clock.hear(new Date(NOON + 3_000), 4_000);
  expect(now()).toBe(5_000);
});
