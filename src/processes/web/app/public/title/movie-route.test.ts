import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { MovieDetails } from '#shared/contract/movie-details.ts';
import { Failure, type FailureCode } from '#shared/domain/failure.ts';
import { bareSite } from '../../../../../../test/bare-site.ts';
import { buildMovieDetails } from '../../../../../../test/builders/movie-document.ts';
import { type Backend, backendContext } from '../../backend.server.ts';
import { loader } from './movie-route.tsx';

/** The page's answer for this answer of the catalogue. */
async function answerTo(getMovieDetails: () => Promise<MovieDetails>): Promise<unknown> {
  const context = new RouterContextProvider();
  const site = {
    name: 'Lanterninha',
    url: 'https://lanterninha.example',
    contactEmail: 'oi@lanterninha.example',
    isDemo: false,
    hasGoogleAnalytics: false,
    hasAggregateRating: true,
  };
  const functions: Partial<Backend['functions']> = { getMovieDetails };
  const lifetimeOf = () => ({ ttlSeconds: 1_800, tags: ['movie:1220564', 'movie:446159', 'movie:598'] });
  context.set(backendContext, {
    functions: functions as Backend['functions'],
    previews: {} as Backend['previews'],
    siteSettings: bareSite,
    lifetimeOf,
    today: '2026-11-15',
    site,
    requestId: 'r1',
  });
  const url = new URL('https://lanterninha.example/filme/x-1?utm_source=y');
  const args = { params: { slugId: 'x-1' }, context, request: new Request(url), url, pattern: '/filme/:slugId' };
  return loader(args as Parameters<typeof loader>[0]).catch((thrown: unknown) => thrown);
}

const failing =
  (code: FailureCode, isNotStored = false) =>
  () =>
    Promise.reject(new Failure(code, 'x', { isNotStored }));

test.each([
  ['does not exist', 'not-found', 's-maxage=30'],
  ['has an address that is none', 'invalid-argument', 's-maxage=30'],
  ['is unknown to us while TMDB cannot be asked', 'unavailable', 's-maxage=10'],
] as const)('a film that %s is a 404 page, cached briefly', async (_state, code, lifetime) => {
  const answer = (await answerTo(failing(code, code === 'unavailable'))) as {
    init: { status: number; headers: HeadersInit };
  };

  expect(answer.init.status).toBe(404);
  expect(new Headers(answer.init.headers).get('cache-control')).toBe(`public, max-age=0, ${lifetime}`);
});

test('an unavailable catalogue is an uncached 503 with Retry-After', async () => {
  const { init } = (await answerTo(failing('unavailable'))) as { init: { status: number; headers: HeadersInit } };
  expect(init.status).toBe(503);
  expect(new Headers(init.headers).get('cache-control')).toBe('no-store');
  expect(new Headers(init.headers).get('retry-after')).toBe('5');
});

test('a client that requests too many unknown films gets an uncached 429', async () => {
  const answer = await answerTo(failing('resource-exhausted', true));
  const { data, init } = answer as { data: string; init: { status: number; headers: HeadersInit } };
  expect([data, init.status]).toEqual(['x', 429]);
  expect(new Headers(init.headers).get('cache-control')).toBe('no-store');
  expect(new Headers(init.headers).get('retry-after')).toBe('5');
});

test('any other failure stays what it is', async () => {
  expect(await answerTo(failing('internal'))).toMatchObject({ name: 'Failure', code: 'internal' });
});

test('an old address redirects permanently to the right one, on this site and without the query', async () => {
  const answer = await answerTo(() =>
    Promise.resolve(
      buildMovieDetails({ redirectInfo: { shouldRedirect: true, canonicalUrl: 'https://elsewhere.example/x' } }),
    ),
  );

  expect(answer).toMatchObject({ status: 301 });
  expect((answer as Response).headers.get('location')).toBe('/filme/o-agente-secreto-2025-1220564');
});

test('a film page is cached for half an hour and purged with the film or any film it shows', async () => {
  const answer = (await answerTo(() => Promise.resolve(buildMovieDetails()))) as { init: { headers: HeadersInit } };
  const headers = new Headers(answer.init.headers);

  expect(headers.get('cache-control')).toContain('s-maxage=1800');
  expect(headers.get('surrogate-key')).toBe('movie:1220564 movie:446159 movie:598 all');
});

test('a film page with a ticket link that ends is not shown past its lifetime while it is rendered again', async () => {
  const headersOf = async (until: string | null) => {
    const ingresso = { isPlaying: true, url: 'https://www.ingresso.com/filme/x', until };
    const answer = await answerTo(() => Promise.resolve(buildMovieDetails({ ingresso })));
    return new Headers((answer as { init: { headers: HeadersInit } }).init.headers).get('cache-control');
  };
  expect(await headersOf('2026-11-16T03:00:00.000Z')).toContain('stale-while-revalidate=0');
  expect(await headersOf(null)).toContain('stale-while-revalidate=86400');
});
