import { expect, test } from 'vitest';
import { SharedWork } from './shared-work.ts';

function open() {
  const shared = new SharedWork<string>();
  const signals: AbortSignal[] = [];
  let finish: (value: string) => void = () => undefined;
  const work = (abandoned: AbortSignal) => {
    signals.push(abandoned);
    return new Promise<string>((resolve) => (finish = resolve));
  };
  return { shared, signals, work, finish: (value: string) => finish(value) };
}

test('those who ask for the same key share one piece of work', async () => {
  const { shared, signals, work, finish } = open();
  const answers = [shared.run('a', work), shared.run('a', work)];
  finish('done');
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
  expect(signals).toHaveLength(1);
});

test('it is abandoned when the last of them has left, not before, and the next one begins anew', () => {
  const { shared, signals, work } = open();
  const visitors = [new AbortController(), new AbortController()];
  for (const { signal } of visitors) void shared.run('a', work, signal);
  visitors[0]?.abort();
  expect(signals[0]?.aborted).toBe(false);
  visitors[1]?.abort();
  expect(signals[0]?.aborted).toBe(true);
  void shared.run('a', work);
  expect(signals).toHaveLength(2);
});

test('one who cannot leave keeps it going', () => {
  const { shared, signals, work } = open();
  const visitor = new AbortController();
  void shared.run('a', work, visitor.signal);
  void shared.run('a', work);
  visitor.abort();
  expect(signals[0]?.aborted).toBe(false);
});
