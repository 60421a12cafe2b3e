import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answerSoon } from './http-health.ts';

test('readiness is answered soon, with the previous result while a check takes long, but not for ever', async () => {
  const fixture = { lookMs: 0, problems: [] as string[], now: 0 };
  const ask = answerSoon(
    async () => {
      await sleep(fixture.lookMs);
      return fixture.problems;
    },
    () => fixture.now,
  );
  expect(await ask()).toEqual([]);
  fixture.lookMs = 600;
  fixture.problems = ['database does not answer'];
  const started = performance.now();
  expect(await ask()).toEqual([]);
  expect(performance.now() - started).toBeLessThan(550);
  fixture.now = 60_000;
  expect(await ask()).toEqual(['database does not answer']);
});
