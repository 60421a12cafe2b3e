import { afterEach, expect, test } from 'vitest';
import { type Load, retryAfterSeconds, takeTurn, watchLoad } from './load.ts';
import { createMetrics } from './observing/metrics.ts';

let load: Load;
afterEach(() => load.close());

test('no more work is started than the limit allows, and finished work frees its place once', async () => {
  const metrics = createMetrics();
  load = watchLoad({ limit: 2, metrics });
  const [first, second] = [await load.enter('web', 'a'), await load.enter('web', 'b')];
  expect(await load.enter('web', 'a')).toBeUndefined();
  first?.();
  first?.();
  expect(load.inFlight()).toBe(1);
  expect(await load.enter('web', 'a')).toBeDefined();
  expect(await load.enter('web', 'c')).toBeUndefined();
  second?.();
  expect((await metrics.shed.get()).values).toEqual([{ labels: { service: 'web' }, value: 2 }]);
});

test('calls do not wait for renders', async () => {
  load = watchLoad({ limit: 1, metrics: createMetrics() });
  await load.enter('web', 'a');
  expect(await load.enter('functions', 'b')).toBeDefined();
  expect(await load.enter('functions', 'b')).toBeUndefined();
  expect(load.inFlight()).toBe(2);
});

test('a turn that is paused is free for others, and taken again before the work goes on', async () => {
  load = watchLoad({ limit: 2, metrics: createMetrics() });
  const turn = await takeTurn(load, 'web', 'a');
  const { promise, resolve } = Promise.withResolvers<string>();
  const [one, other] = [turn?.pause(() => promise), turn?.pause(() => promise)];
  expect(load.inFlight()).toBe(0);
  resolve('answer');
  expect([await one, await other]).toEqual(['answer', 'answer']);
  expect(load.inFlight()).toBe(1);
  turn?.end();
  turn?.end();
  expect(load.inFlight()).toBe(0);
});

test('a turn that ended while it was paused is not taken again', async () => {
  load = watchLoad({ limit: 2, metrics: createMetrics() });
  const turn = await takeTurn(load, 'functions', 'a');
  const { promise, resolve } = Promise.withResolvers<void>();
  const pause = turn?.pause(() => promise);
  turn?.end();
  resolve();
  await pause;
  expect(load.inFlight()).toBe(0);
});

test('refused clients get different Retry-After times', () => {
  load = watchLoad({ limit: 1, metrics: createMetrics() });
  expect([0, 0.5, 0.99].map(retryAfterSeconds)).toEqual(['1', '3', '5']);
});
