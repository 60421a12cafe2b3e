import { expect, test } from 'vitest';
import { createFairQueue, type EndTurn } from './fair-queue.ts';

/** Enters turns and records which clients started and which were refused, in order. */
function open(options: { atOnce: number; limit: number }) {
  const queue = createFairQueue(options);
  const started: string[] = [];
  const refused: string[] = [];
  const ends: EndTurn[] = [];
  const ask = (name: string) => {
    const client = name.slice(0, 1);
    void queue.enter(client).then((end) => {
      if (!end) return refused.push(name);
      ends.push(end);
      return started.push(name);
    });
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const askAll = async (...names: string[]) => {
    for (const name of names) ask(name);
    await settle();
  };
  const endFirst = async () => {
    ends.shift()?.();
    await settle();
  };
  return { queue, started, refused, askAll, endFirst };
}

test('a client that is alone gets every turn and every place in the queue', async () => {
  const { started, refused, askAll, endFirst } = open({ atOnce: 2, limit: 4 });
  await askAll('a1', 'a2', 'a3', 'a4', 'a5');
  expect([started, refused]).toEqual([['a1', 'a2'], ['a5']]);
  await endFirst();
  await endFirst();
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('a newcomer gets the next turn, however many of another client wait', async () => {
  const { started, askAll, endFirst } = open({ atOnce: 2, limit: 8 });
  await askAll('a1', 'a2', 'a3', 'a4', 'a5', 'b1');
  await endFirst();
  expect(started).toEqual(['a1', 'a2', 'b1']);
});

test('clients that wait take turns', async () => {
  const { started, askAll, endFirst } = open({ atOnce: 1, limit: 20 });
  await askAll('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
  for (let turn = 0; turn < 5; turn += 1) await endFirst();
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a client that had a turn gets its next one although new clients keep coming', async () => {
  const { started, askAll, endFirst } = open({ atOnce: 1, limit: 20 });
  await askAll('a1', 'a2', 'b1');
  for (const newcomer of ['c1', 'd1', 'e1']) {
    await endFirst();
    await askAll(newcomer);
  }
  expect(started).toEqual(['a1', 'b1', 'a2', 'c1']);
});

test('in a full queue the client with the most waiting loses its newest', async () => {
  const { started, refused, askAll, endFirst } = open({ atOnce: 1, limit: 5 });
  await askAll('a1', 'a2', 'a3', 'a4', 'a5', 'b1');
  expect(refused).toEqual(['a5']);
  await askAll('a6');
  expect(refused).toEqual(['a5', 'a6']);
  await askAll('b2');
  await askAll('b3');
  expect(refused).toEqual(['a5', 'a6', 'a4', 'b3']);
  for (let turn = 0; turn < 4; turn += 1) await endFirst();
  expect(started).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('a turn that ends twice frees one place', async () => {
  const queue = createFairQueue({ atOnce: 1, limit: 2 });
  const end = await queue.enter('a');
  const second = queue.enter('a');
  end?.();
  end?.();
  expect(await second).toBeTypeOf('function');
  expect(queue.size()).toBe(1);
});
