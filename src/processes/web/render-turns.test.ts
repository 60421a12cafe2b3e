import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { waitForRenderTurn } from './render-turns.ts';

test('pages that are ready together begin one per turn of the event loop, in order', async () => {
  const begun: number[] = [];
  const all = Array.from({ length: 4 }, async (_, page) => {
    await waitForRenderTurn();
    begun.push(page);
  });
  const seen: number[] = [];
  while (begun.length < 4) {
    await nextTurn();
    seen.push(begun.length);
  }
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3]);
  const steps = seen.map((count, turn) => count - (seen[turn - 1] ?? 0));
  expect(Math.max(...steps)).toBe(1);
});

test('after the last page of a queue a new queue begins', async () => {
  await Promise.all([waitForRenderTurn(), waitForRenderTurn()]);
  await expect(waitForRenderTurn()).resolves.toBeUndefined();
});
