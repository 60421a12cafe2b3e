import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function watch(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const progress = createProgress('films', { isTTY, write: (text) => written.push(text) }, () => now);
  return { progress, written, pass: (ms: number) => (now += ms) };
}

test('on a terminal the bar redraws itself in place, with rate and time left', () => {
  const { progress, written, pass } = watch(true);
  pass(2_000);
  progress.update(50, 200);
  expect(written).toEqual(['\r\u001b[2Kfilms  [######..................]  50/200  25 %  6 s left  25/s']);
  pass(50);
  progress.update(60, 200);
  expect(written).toHaveLength(1);
  progress.end();
  expect(written.at(-1)).toBe('\n');
});

test('elsewhere a plain line is written every few seconds and at the end', () => {
  const { progress, written, pass } = watch(false);
  for (let step = 1; step <= 8; step += 1) {
    pass(1_000);
    progress.update(step * 10, 100);
  }
  progress.end();
  expect(written.map((line) => line.trim())).toEqual([
    'films  10/100  10 %  9 s left  10/s',
    'films  60/100  60 %  4 s left  10/s',
    'films  80/100  80 %  2 s left  10/s',
  ]);
});

test('without a total the count and the rate are shown', () => {
  const { progress, written, pass } = watch(false);
  pass(10_000);
  progress.update(5);
  expect(written).toEqual(['films  5  0.5/s\n']);
});

test('no rate is shown before a second has passed: it would be any number', () => {
  const { progress, written, pass } = watch(true);
  pass(0.003);
  progress.update(3_358_166);
  expect(written).toEqual(['\r\u001b[2Kfilms  3358166']);
  progress.end();
});

test('a bar that was never drawn leaves no empty line', () => {
  const { progress, written } = watch(true);
  progress.end();
  expect(written).toEqual([]);
});
