import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answerSoon } from './http-health.ts';

test('readiness is answered soon, with the previous result while a check takes long, but not for ever', async () => {
  const house = { lookMs: 0, problems: [] as string[], now: 0 };
  const ask = answerSoon(
    async () => {
      await sleep(house.lookMs);
      return house.problems;
    },
    () => house.now,
  );
  expect(await ask()).toEqual([]);
  house.lookMs = 600;
  house.problems = ['database does not answer'];
  const started = performance.now();
  expect(await ask()).toEqual([]);
  expect(performance.now() - started).toBeLessThan(550);
  house.now = 60_000;
  expect(await ask()).toEqual(['database does not answer']);
});
