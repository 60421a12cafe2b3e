import { expect, test } from 'vitest';
import { answerSoon } from './http-health.ts';

test('readiness is answered soon, with the previous result while a check takes long, but not for ever', async () => {
  let now = 0;
  let answer: (problems: string[]) => void = () => undefined;
  const look = () =>
    new Promise<string[]>((resolve) => {
      answer = resolve;
    });
  const ask = answerSoon(look, () => now);
  const first = ask();
  answer([]);
  expect(await first).toEqual([]);
  // This check never ends: what is answered can only be the previous result.
  expect(await ask()).toEqual([]);
  now = 60_000;
  const late = ask();
  setTimeout(() => answer(['database does not answer']), 600);
  expect(await late).toEqual(['database does not answer']);
});
