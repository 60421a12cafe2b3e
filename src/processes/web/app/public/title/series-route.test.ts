import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Failure, type FailureCode } from '#shared/domain/failure.ts';
import { bareSite } from '../../../../../../test/bare-site.ts';
import { buildSeasonDetails, buildSeriesDetails } from '../../../../../../test/builders/series-document.ts';
import { type Backend, backendContext } from '../../backend.server.ts';
import { loader as loadEpisode } from '../episode/episode-route.tsx';
import { loader as loadMoved } from '../season/season-redirect-route.tsx';
import { loader as loadSeason } from '../season/season-route.tsx';
import { loader as loadSeries } from './series-route.tsx';

const SLUG = 'ruptura-2022-95396';
const ELSEWHERE = { shouldRedirect: true, canonicalUrl: 'https://elsewhere.example/x' };

/** A catalogue with one series; any other slug for it is an older one. */
const functions = {
  getTVDetails: async ({ seriesSlug }: { seriesSlug: string }) =>
    buildSeriesDetails(seriesSlug === SLUG ? {} : { redirectInfo: ELSEWHERE }),
  getTVSeasonDetails: async ({ seriesSlug, seasonNumber }: { seriesSlug: string; seasonNumber: number }) => {
    if (seasonNumber > 1) throw new Failure('not-found', 'x');
    return buildSeasonDetails(seriesSlug === SLUG ? {} : { redirectInfo: ELSEWHERE });
  },
};

interface Answered {
  status: number;
  location: string | null;
  cacheControl: string;
  view: unknown;
}

type Loader = (args: never) => unknown;
const names = ['slugId', 'seasonNumber', 'episodeNumber'] as const;

async function ask(loader: Loader, parts: string[], overrides: object = {}): Promise<Answered> {
  const context = new RouterContextProvider();
  context.set(backendContext, {
    functions: { ...functions, ...overrides } as unknown as Backend['functions'],
    previews: {} as Backend['previews'],
    siteSettings: bareSite,
    lifetimeOf: () => ({ ttlSeconds: 1_800, tags: ['series:95396'] }),
    today: '2026-11-15',
    site: {
      name: 'Lanterninha',
      url: 'https://lanterninha.example',
      contactEmail: 'oi@lanterninha.example',
      isDemo: false,
      hasGoogleAnalytics: false,
      hasAggregateRating: true,
    },
    requestId: 'r1',
  });
  const url = new URL('https://lanterninha.example/x?utm_source=y');
  const params = Object.fromEntries(parts.map((part, place) => [names[place], part]));
  const args = { params, context, request: new Request(url), url, pattern: '' } as unknown as LoaderFunctionArgs;
  const run = async () => loader(args as never);
  return describeAnswer(await run().catch((thrown: unknown) => thrown));
}

function describeAnswer(answer: unknown): Answered {
  if (answer instanceof Response) {
    const { status, headers } = answer;
    return { status, location: headers.get('location'), cacheControl: headers.get('cache-control') ?? '', view: null };
  }
  if (answer instanceof Error) throw answer;
  const { data, init } = answer as { data: unknown; init: { status?: number; headers: HeadersInit } };
  const headers = new Headers(init.headers);
  const location = headers.get('location');
  // As entry.server does.
  const status = location ? 301 : (init.status ?? 200);
  return { status, location, cacheControl: headers.get('cache-control') ?? '', view: data };
}

const failing = (code: FailureCode, isNotStored = false) => {
  const fail = () => Promise.reject(new Failure(code, 'A casa está cheia.', { isNotStored }));
  return { getTVDetails: fail, getTVSeasonDetails: fail };
};

const PAGES: [string, Loader, string[]][] = [
  ['a series', loadSeries, [SLUG]],
  ['a season', loadSeason, [SLUG, '1']],
  ['an episode', loadEpisode, [SLUG, '1', '3']],
];

describe.each(PAGES)('the page of %s', (_what, loader, parts) => {
  test('is cached for half an hour', async () => {
    const answer = await ask(loader, parts);
    expect(answer.status).toBe(200);
    expect(answer.cacheControl).toContain('s-maxage=1800');
  });

  test('is the redirect target of an older name of the series, on this site and without the query', async () => {
    const answer = await ask(loader, ['severance-95396', ...parts.slice(1)]);
    const path = ['/serie', SLUG, ...parts.slice(1, 2), ...parts.slice(2).flatMap((part) => ['episodio', part])];
    expect([answer.status, answer.location]).toEqual([301, path.join('/')]);
    expect(answer.cacheControl).toContain('s-maxage=1800');
  });

  test.each([
    ['does not exist', 'not-found', false, 404, 'public, max-age=0, s-maxage=30'],
    ['has an address that is none', 'invalid-argument', false, 404, 'public, max-age=0, s-maxage=30'],
    ['is unknown to us while TMDB cannot be asked', 'unavailable', true, 404, 'public, max-age=0, s-maxage=10'],
    ['cannot be read now', 'unavailable', false, 503, 'no-store'],
  ] as const)('whose series %s says so', async (_state, code, isNotStored, status, cacheControl) => {
    const answer = await ask(loader, parts, failing(code, isNotStored));
    expect([answer.status, answer.cacheControl]).toEqual([status, cacheControl]);
  });

  test('stays a failure when the error is internal', async () => {
    await expect(ask(loader, parts, failing('internal'))).rejects.toMatchObject({ code: 'internal' });
  });
});

test('an unavailable season gives the reason', async () => {
  expect((await ask(loadSeason, [SLUG, '1'], failing('unavailable'))).view).toBe('A casa está cheia.');
});

describe('an older address of a season or an episode', () => {
  const SEASON = `/serie/${SLUG}/1`;
  const EPISODE = `/serie/${SLUG}/1/episodio/3`;

  test.each<[string, Loader, string[], string]>([
    ['/serie/{slug}/01', loadSeason, [SLUG, '01'], SEASON],
    ['/serie/{slug}/temporada-1', loadSeason, [SLUG, 'temporada-1'], SEASON],
    ['/serie/{slug}/temporada-01', loadSeason, [SLUG, 'temporada-01'], SEASON],
    ['/serie/{slug}/temporada/1', loadMoved, [SLUG, '1'], SEASON],
    ['/series/{slug}/1', loadMoved, [SLUG, '1'], SEASON],
    ['/series/{slug}/temporada-1', loadMoved, [SLUG, 'temporada-1'], SEASON],
    ['/series/{slug}/temporada/1', loadMoved, [SLUG, '1'], SEASON],
    ['/serie/{slug}/01/episodio/3', loadEpisode, [SLUG, '01', '3'], EPISODE],
    ['/serie/{slug}/1/episodio/03', loadEpisode, [SLUG, '1', '03'], EPISODE],
    ['/serie/{slug}/temporada-1/episodio/3', loadEpisode, [SLUG, 'temporada-1', '3'], EPISODE],
    ['/serie/{slug}/temporada/1/episodio/3', loadMoved, [SLUG, '1', '3'], EPISODE],
    ['/series/{slug}/1/episodio/3', loadMoved, [SLUG, '1', '3'], EPISODE],
    ['/series/{slug}/temporada-1/episodio/3', loadMoved, [SLUG, 'temporada-1', '3'], EPISODE],
    ['/series/{slug}/temporada/1/episodio/3', loadMoved, [SLUG, '1', '3'], EPISODE],
    // The target page checks whether the series exists.
    ['/serie/{other}/temporada-7', loadSeason, ['nao-existe', 'temporada-7'], '/serie/nao-existe/7'],
  ])('%s redirects permanently to the current one, and says so', async (_form, loader, parts, path) => {
    const answer = await ask(loader, parts);
    expect([answer.status, answer.location]).toEqual([301, path]);
    expect(answer.view).toEqual({ permanentRedirect: path });
    expect(answer.cacheControl).toBe('public, max-age=0, s-maxage=86400');
  });

  test.each<[string, Loader, string[]]>([
    ['/serie/{slug}/um', loadSeason, [SLUG, 'um']],
    ['/serie/{slug}/1.5', loadSeason, [SLUG, '1.5']],
    ['/serie/{slug}/temporada-', loadSeason, [SLUG, 'temporada-']],
    ['/serie/{slug}/temporada-x', loadSeason, [SLUG, 'temporada-x']],
    ['/serie/{slug}/10000', loadSeason, [SLUG, '10000']],
    ['/serie/{slug}/2, which there is not', loadSeason, [SLUG, '2']],
    ['/serie/{slug}/temporada/um', loadMoved, [SLUG, 'um']],
    ['/series/{slug}/qualquer', loadMoved, [SLUG, 'qualquer']],
    ['/serie/{slug}/um/episodio/3', loadEpisode, [SLUG, 'um', '3']],
    ['/serie/{slug}/1/episodio/tres', loadEpisode, [SLUG, '1', 'tres']],
    ['/serie/{slug}/1/episodio/99, which there is not', loadEpisode, [SLUG, '1', '99']],
    ['/serie/{slug}/temporada/1/episodio/tres', loadMoved, [SLUG, '1', 'tres']],
  ])('%s is a page not found', async (_form, loader, parts) => {
    const answer = await ask(loader, parts);
    expect([answer.status, answer.cacheControl]).toEqual([404, 'public, max-age=0, s-maxage=30']);
  });
});
