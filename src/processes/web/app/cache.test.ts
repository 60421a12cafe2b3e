import { expect, test } from 'vitest';
import { cached, notFound, passHeaders } from './cache.ts';

test('the edge caches a good page, browsers revalidate it, and each of its tags can purge it', () => {
  const headers = new Headers(cached({}, { ttlSeconds: 1800, tags: ['movie:598', 'movie:603'] }).init?.headers);

  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=1800, stale-while-revalidate=86400, stale-if-error=86400',
    'surrogate-key': 'movie:598 movie:603 all',
    'cache-tag': 'movie:598,movie:603,all',
  });
});

test('a page that does not exist is cached for half a minute, without stale copies', () => {
  const { init } = notFound();

  expect(init?.status).toBe(404);
  expect(new Headers(init?.headers).get('cache-control')).toBe('public, max-age=0, s-maxage=30');
});

test("an error answers with the error's headers, never with those of the page it replaced", () => {
  const loaderHeaders = new Headers({ 'Cache-Control': 'public, s-maxage=1800' });
  const errorHeaders = new Headers({ 'Cache-Control': 'public, s-maxage=30' });

  expect(passHeaders({ loaderHeaders, errorHeaders })).toBe(errorHeaders);
  expect(passHeaders({ loaderHeaders, errorHeaders: undefined })).toBe(loaderHeaders);
});
