import { expect, test } from 'vitest';
import { cacheHeaders, maySendStale, sharedLifetimeOf, withLifetimeLeft } from './cache-headers.ts';

const tags = (count: number) => Array.from({ length: count }, (_, id) => `movie:${id}`);

test('a response is cached for its lifetime and tagged for both kinds of edge', () => {
  const headers = cacheHeaders({ ttlSeconds: 1_800, tags: ['movie:598', 'list:filmes'] });
  expect(headers['Cache-Control']).toContain('s-maxage=1800');
  expect(headers['Surrogate-Key']).toBe('movie:598 list:filmes all');
  expect(headers['Cache-Tag']).toBe('movie:598,list:filmes,all');
});

test('a response with expiring content is served stale only if no new one can be rendered', () => {
  const said = (isDated: boolean) => cacheHeaders({ ttlSeconds: 60, tags: [], isDated })['Cache-Control'];
  expect([said(false), said(true)].map(maySendStale)).toEqual([true, false]);
  expect(said(true)).toContain('stale-if-error=86400');
});

test('a response made of more things than a header can name is cached for a minute', () => {
  const headers = cacheHeaders({ ttlSeconds: 1_800, tags: tags(400) });
  expect(headers['Cache-Control']).toContain('s-maxage=60');
  expect((headers['Surrogate-Key'] ?? '').length).toBeLessThan(3_000);
});

test.each([
  ['public, max-age=0, s-maxage=600, stale-if-error=60', 600],
  ['private, s-maxage=600', 0],
  ['public, no-store, s-maxage=600', 0],
  ['public, max-age=600', 0],
  ['no-store', 0],
  [undefined, 0],
])('shared caches may store a response with "%s" for %d seconds', (cacheControl, seconds) => {
  expect(sharedLifetimeOf(cacheControl)).toBe(seconds);
});

test('later only the remaining lifetime is left, and never 0', () => {
  const { 'Cache-Control': whole = '' } = cacheHeaders({ ttlSeconds: 600, tags: [] });
  expect(sharedLifetimeOf(withLifetimeLeft(whole, 99.7))).toBe(99);
  expect(sharedLifetimeOf(withLifetimeLeft(whole, -5))).toBe(1);
  expect(withLifetimeLeft(whole, 600)).toBe(whole);
});
