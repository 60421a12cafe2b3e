import { expect, test } from 'vitest';
import { openTestFixture } from '../../../../test/database/test-fixture.ts';
import { saveKnownIds } from '../titles/known-ids.ts';
import {
  countFetches,
  enqueueFetches,
  enqueueUnknown,
  finishFetch,
  leaseFetches,
  postponeFetch,
} from './fetch-queue.ts';

const { ctx } = await openTestFixture();
const { db } = ctx;
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 15, 12, 0, seconds));
const movie = (id: number, priority: number) => ({ kind: 'movie', id, priority, reason: 'test' }) as const;
const empty = () => db.deleteFrom('fetch_queue').execute();

test('the queue is worked in order of priority, and enqueueing an id again can only raise its priority', async () => {
  await enqueueFetches(db, [movie(1, 5), movie(2, 9), movie(3, 7)], at(0));
  await enqueueFetches(db, [movie(1, 8), movie(2, 1)], at(0));
  const leased = await leaseFetches(db, 10, at(1), at(60));
  expect(leased.map(({ id }) => id).toSorted()).toEqual([1, 2, 3]);
  await empty();

  await enqueueFetches(db, [movie(1, 5), movie(2, 9), movie(3, 7)], at(0));
  await enqueueFetches(db, [movie(1, 8)], at(0));
  const order = [];
  for (let turn = 0; turn < 3; turn += 1) order.push((await leaseFetches(db, 1, at(1), at(60)))[0]?.id);
  expect(order).toEqual([2, 1, 3]);
  await empty();
});

test('a worker skips fetches that another has leased, and takes them when the lease expires', async () => {
  await enqueueFetches(
    db,
    Array.from({ length: 200 }, (_, id) => movie(id + 1, id)),
    at(0),
  );
  const hands = await Promise.all(Array.from({ length: 10 }, () => leaseFetches(db, 20, at(1), at(60))));
  const held = hands.flat().map(({ id }) => id);
  expect(new Set(held).size).toBe(held.length);
  expect(held).toHaveLength(200);
  expect(await leaseFetches(db, 20, at(30), at(90))).toEqual([]);
  const again = await leaseFetches(db, 300, at(61), at(120));
  expect(again).toHaveLength(200);
  expect(again.every(({ attempts }) => attempts === 2)).toBe(true);
  await empty();
});

test('a finished fetch leaves the queue; a failed one waits for its next try', async () => {
  await enqueueFetches(db, [movie(1, 1), movie(2, 1)], at(0));
  const leased = await leaseFetches(db, 2, at(1), at(60));
  const held = (id: number) => leased.find((lease) => lease.id === id) ?? { ...movie(id, 0), attempts: 0 };
  await finishFetch(db, held(1));
  await postponeFetch(db, held(2), at(40));
  expect(await countFetches(db, at(30))).toEqual([{ kind: 'movie', waiting: 1, due: 0, leased: 0 }]);
  expect(await leaseFetches(db, 2, at(30), at(90))).toEqual([]);
  expect((await leaseFetches(db, 2, at(41), at(90))).map(({ id }) => id)).toEqual([2]);
  await empty();
});

test('a fetch that is requested while it runs is done once more', async () => {
  await enqueueFetches(db, [movie(1, 1)], at(0));
  const [first] = await leaseFetches(db, 1, at(1), at(60));
  await enqueueFetches(db, [movie(1, 1)], at(2));
  expect(await leaseFetches(db, 1, at(3), at(60))).toEqual([]);
  if (first) await finishFetch(db, first);
  const [second] = await leaseFetches(db, 1, at(4), at(60));
  expect(second?.id).toBe(1);
  if (second) await finishFetch(db, second);
  expect(await countFetches(db, at(5))).toEqual([]);

  await enqueueFetches(db, [movie(2, 1)], at(0));
  const [failing] = await leaseFetches(db, 1, at(1), at(60));
  await enqueueFetches(db, [movie(2, 1)], at(2));
  if (failing) await postponeFetch(db, failing, at(3_600));
  const [retried] = await leaseFetches(db, 1, at(3), at(60));
  if (retried) await postponeFetch(db, retried, at(3_600));
  expect([retried?.id, await leaseFetches(db, 1, at(4), at(60))]).toEqual([2, []]);
  await empty();
});

test('a worker whose lease ended neither ends nor postpones the fetch of the worker that took it', async () => {
  await enqueueFetches(db, [movie(1, 1)], at(0));
  const [late] = await leaseFetches(db, 1, at(1), at(10));
  await leaseFetches(db, 1, at(11), at(60));
  if (late) await finishFetch(db, late);
  if (late) await postponeFetch(db, late, at(12));
  expect(await countFetches(db, at(12))).toEqual([{ kind: 'movie', waiting: 1, due: 1, leased: 1 }]);
  await empty();
});

test('an import queues the most popular ids not stored yet, and none twice', async () => {
  await saveKnownIds(
    db,
    'movie',
    [1, 2, 3, 4].map((id) => ({ id, popularity: id })),
    '2026-11-15',
  );
  expect(await enqueueUnknown(db, 'movie', 2, at(0))).toBe(2);
  expect(await enqueueUnknown(db, 'movie', 2, at(0))).toBe(0);
  const leased = await leaseFetches(db, 10, at(1), at(60));
  expect(leased.map(({ id }) => id).toSorted()).toEqual([3, 4]);
});
