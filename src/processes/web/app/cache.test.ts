import { expect, test } from 'vitest';
import { Failure, type FailureCode } from '#shared/domain/failure.ts';
import { answerFailure, answerTitleFailure, cached, notFound, passHeaders } from './cache.ts';

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

/** Status and caching of the response that a failure becomes. */
function responseTo(answer: (error: unknown) => never, failure: Failure) {
  try {
    return answer(failure);
  } catch (thrown) {
    if (thrown instanceof Failure) throw thrown;
    const { data, init } = thrown as { data: unknown; init: { status: number; headers: HeadersInit } };
    return [init.status, new Headers(init.headers).get('cache-control'), data];
  }
}

test.each<[string, Failure, number, string]>([
  ['does not exist', new Failure('not-found', 'x'), 404, 'public, max-age=0, s-maxage=30'],
  ['was removed', new Failure('not-found', 'x', { isGone: true }), 410, 'public, max-age=0, s-maxage=30'],
  ['has an invalid address', new Failure('invalid-argument', 'x'), 404, 'public, max-age=0, s-maxage=30'],
  ['cannot be read now', new Failure('unavailable', 'x'), 503, 'no-store'],
])('a document that %s is a page that says so', (_state, failure, status, cacheControl) => {
  expect(responseTo(answerFailure, failure)).toEqual([status, cacheControl, null]);
  expect(responseTo(answerTitleFailure, failure)).toEqual([status, cacheControl, null]);
});

test('a title that is unknown to us while TMDB cannot be asked is a 404 for ten seconds', () => {
  const failure = new Failure('unavailable', 'x', { isNotStored: true });
  expect(responseTo(answerTitleFailure, failure)).toEqual([404, 'public, max-age=0, s-maxage=10', null]);
});

test('a client that requests too many unknown titles gets an uncached 429 with the reason', () => {
  const failure = new Failure('resource-exhausted', 'x', { isNotStored: true });
  expect(responseTo(answerTitleFailure, failure)).toEqual([429, 'no-store', 'x']);
});

test.each<FailureCode>(['internal', 'deadline-exceeded'])('any other failure, %s, stays what it is', (code) => {
  expect(() => responseTo(answerTitleFailure, new Failure(code, 'x'))).toThrow(Failure);
});

test('a bug stays a bug', () => {
  expect(() => answerFailure(new TypeError('x'))).toThrow(TypeError);
});
