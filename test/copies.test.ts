import { expect, test } from 'vitest';
import { openCopies } from '../src/server/copies.ts';
import { MemoryCache } from '../src/server/infra/memory-cache.ts';

const openNow = () => openCopies({ now: () => new Date('2026-11-15T12:00:00Z'), pageBytes: 1_000 });

/** Every cache in the object, including one that was added after this test was written. */
function fill(copies: ReturnType<typeof openNow>) {
  const caches = Object.entries(copies).filter(
    (entry): entry is [string, MemoryCache] => entry[1] instanceof MemoryCache,
  );
  for (const [name, cache] of caches) {
    for (const id of [1, 2]) cache.set(`film ${id}`, name, [`movie:${id}`], 60, cache.begin());
  }
  return caches.map(([, cache]) => cache);
}

const isFresh = (id: number) => (cache: MemoryCache) => cache.get(`film ${id}`)?.isFresh ?? false;

test('an announced tag invalidates its copies in every cache, and no others', () => {
  const copies = openNow();
  const caches = fill(copies);
  expect(caches.length).toBeGreaterThanOrEqual(6);
  copies.drop(['movie:1']);
  expect([caches.some(isFresh(1)), caches.every(isFresh(2))]).toEqual([false, true]);
});

test('missed announcements expire every copy in every cache', () => {
  const copies = openNow();
  const caches = fill(copies);
  copies.expireAll();
  expect(caches.some(isFresh(2))).toBe(false);
  copies.clear();
  expect(caches.map((cache) => cache.size)).toEqual(caches.map(() => 0));
});

test('a preview has no cache in common with the site, and the same caches', () => {
  const copies = openNow();
  const empty = copies.empty();
  expect(Object.keys(empty)).toEqual(Object.keys(copies));
  const shared = Object.entries(copies).filter(([name, value]) => Reflect.get(empty, name) === value);
  expect(shared).toEqual([]);
});
