import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryCache } from './memory-cache.ts';

function createCache(entries = 10) {
  let now = 1_000_000;
  const cache = new MemoryCache({ entries, staleSeconds: 100, now: () => new Date(now) });
  return { cache, pass: (seconds: number) => (now += seconds * 1_000) };
}

test('a copy is fresh for its lifetime, stale for a while after, then gone', () => {
  const { cache, pass } = createCache();
  cache.set('k', 'v', ['t'], 60, cache.begin());
  expect(cache.get('k')).toEqual({ value: 'v', isFresh: true, isDropped: false });
  pass(61);
  expect(cache.get('k')).toEqual({ value: 'v', isFresh: false, isDropped: false });
  pass(100);
  expect(cache.get('k')).toBeUndefined();
});

test('dropping a tag makes every copy that carries it stale, and no other', () => {
  const { cache } = createCache();
  cache.set('a', 1, ['movie:1', 'movie:2'], 60, cache.begin());
  cache.set('b', 2, ['movie:3'], 60, cache.begin());
  cache.drop(['movie:2']);
  expect(cache.get('a')?.isFresh).toBe(false);
  expect(cache.get('b')?.isFresh).toBe(true);
});

test('a value that was being built while its tag was dropped is refused', () => {
  const { cache } = createCache();
  const begun = cache.begin();
  cache.drop(['movie:1']);
  expect(cache.set('k', 'old', ['movie:1'], 60, begun)).toBe(false);
  expect(cache.get('k')).toBeUndefined();
  expect(cache.set('k', 'new', ['movie:1'], 60, cache.begin())).toBe(true);
});

test('after a gap in the news nothing counts as fresh, and what was being built is refused', () => {
  const { cache } = createCache();
  cache.set('k', 'v', ['t'], 60, cache.begin());
  const begun = cache.begin();
  cache.expireAll();
  expect(cache.get('k')).toEqual({ value: 'v', isFresh: false, isDropped: true });
  expect(cache.set('other', 'v', ['t'], 60, begun)).toBe(false);
});

test('a copy pushed out by newer ones is forgotten under its tags too', () => {
  const { cache } = createCache(2);
  for (const key of ['a', 'b', 'c']) cache.set(key, key, [`tag:${key}`], 60, cache.begin());
  expect(cache.get('a')).toBeUndefined();
  cache.drop(['tag:a']);
  expect(cache.size).toBe(2);
});

test('a copy made anew takes the place of the old one under its tags, the same or others', () => {
  const { cache, pass } = createCache();
  cache.set('k', 'old', ['a', 'b'], 60, cache.begin());
  cache.drop(['a']);
  pass(50);
  cache.set('k', 'new', ['a', 'b'], 60, cache.begin());
  pass(50);
  expect(cache.get('k')).toEqual({ value: 'new', isFresh: true, isDropped: false });
  cache.set('k', 'newest', ['b', 'c'], 60, cache.begin());
  cache.drop(['a']);
  expect(cache.get('k')?.isFresh).toBe(true);
  cache.drop(['c']);
  expect(cache.get('k')?.isFresh).toBe(false);
});

test('whatever happens in whatever order, a fresh copy was begun after the last drop of each of its tags', () => {
  const tag = fc.constantFrom('t1', 't2', 't3');
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('begin' as const),
      key: fc.constantFrom('a', 'b'),
      tags: fc.uniqueArray(tag, { minLength: 1 }),
    }),
    fc.record({ kind: fc.constant('finish' as const), key: fc.constantFrom('a', 'b') }),
    fc.record({ kind: fc.constant('drop' as const), tags: fc.uniqueArray(tag, { minLength: 1 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { cache } = createCache();
      const building = new Map<string, { begun: ReturnType<typeof cache.begin>; tags: string[]; at: number }>();
      const kept = new Map<string, { tags: string[]; at: number }>();
      const dropped = new Map<string, number>();
      steps.forEach((current, at) => {
        if (current.kind === 'begin') building.set(current.key, { begun: cache.begin(), tags: current.tags, at });
        if (current.kind === 'drop') {
          cache.drop(current.tags);
          for (const name of current.tags) dropped.set(name, at);
        }
        const build = current.kind === 'finish' ? building.get(current.key) : undefined;
        if (current.kind === 'finish' && build && cache.set(current.key, at, build.tags, 60, build.begun)) {
          kept.set(current.key, build);
        }
        for (const [key, { tags, at: begunAt }] of kept) {
          const isNewest = tags.every((name) => (dropped.get(name) ?? -1) < begunAt);
          if (cache.get(key)?.isFresh) expect(isNewest).toBe(true);
        }
      });
    }),
    { seed: 603, numRuns: 500 },
  );
});
