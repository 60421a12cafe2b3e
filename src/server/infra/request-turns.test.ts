import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRequestTurns } from './request-turns.ts';

/** Each request takes a millisecond of a clock of its own, `microtasks` later, as the handlers of pages do. */
function open({ budgetMs, microtasks = 0 }: { budgetMs: number; microtasks?: number }) {
  let clock = 0;
  const begun: string[] = [];
  const turns = createRequestTurns(budgetMs, () => clock);
  async function work() {
    for (let step = 0; step < microtasks; step += 1) await Promise.resolve();
    clock += 1;
  }
  const send = (client: string, isOurs = false) =>
    turns.enter({ isOurs, client: () => client }, () => {
      begun.push(client);
      if (microtasks === 0) clock += 1;
      else void work();
    });
  return { begun, send };
}

test('a request that is alone begins at once', () => {
  const { begun, send } = open({ budgetMs: 5 });
  send('a');
  expect(begun).toEqual(['a']);
});

test('requests that arrive together begin for the budget in each turn of the loop, and all of them begin', async () => {
  const { begun, send } = open({ budgetMs: 5, microtasks: 5 });
  for (let sent = 0; sent < 50; sent += 1) {
    send('a');
    // Sockets are read one after the other, each with its microtasks.
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
  }
  const counts: number[] = [];
  for (let turn = 0; turn < 15; turn += 1) {
    const before = begun.length;
    await nextTurn();
    counts.push(begun.length - before);
  }
  expect(counts).toEqual([...Array.from({ length: 9 }, () => 5), 0, 0, 0, 0, 0, 0]);
  expect(begun.length).toBe(50);
});

test('one client waits for one request of each other client, not for all of a crowd, and the admin for one in two', async () => {
  const { begun, send } = open({ budgetMs: 1 });
  for (let sent = 0; sent < 100; sent += 1) send('crowd');
  send('visitor');
  for (let client = 0; client < 20; client += 1) send(`other ${client}`);
  send('editor', true);
  send('editor', true);
  begun.length = 0;
  while (begun.length < 122) await nextTurn();
  expect(begun.indexOf('visitor')).toBeLessThanOrEqual(4);
  expect(begun.indexOf('editor')).toBeLessThanOrEqual(1);
  expect(begun.lastIndexOf('editor')).toBeLessThanOrEqual(3);
  expect(begun.filter((client) => client === 'crowd').length).toBe(99);
});

test('a crowd at the admin leaves visitors every second place', async () => {
  const { begun, send } = open({ budgetMs: 1 });
  for (let sent = 0; sent < 100; sent += 1) send('crowd', true);
  send('visitor');
  begun.length = 0;
  while (begun.length < 100) await nextTurn();
  expect(begun.indexOf('visitor')).toBeLessThanOrEqual(1);
});
