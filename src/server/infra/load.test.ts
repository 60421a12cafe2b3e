import { afterEach, expect, test } from 'vitest';
import { type Load, retryAfterSeconds, watchLoad } from './load.ts';
import { createMetrics } from './metrics.ts';

let load: Load;
afterEach(() => load.close());

test('no more is begun than there is room for, and what is done makes room, once', async () => {
  const metrics = createMetrics();
  load = watchLoad({ limit: 2, metrics });
  const [first, second] = [await load.enter('web', 'a'), await load.enter('functions', 'b')];
  expect(await load.enter('web', 'a')).toBeUndefined();
  first?.();
  first?.();
  expect(load.inFlight()).toBe(1);
  expect(await load.enter('web', 'a')).toBeDefined();
  expect(await load.enter('web', 'c')).toBeUndefined();
  second?.();
  expect((await metrics.shed.get()).values).toEqual([{ labels: { service: 'web' }, value: 2 }]);
});

test('those who are sent away are told different times to come back', () => {
  load = watchLoad({ limit: 1, metrics: createMetrics() });
  expect([0, 0.5, 0.99].map(retryAfterSeconds)).toEqual(['1', '3', '5']);
});
