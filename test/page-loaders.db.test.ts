import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterAll, describe, expect, test } from 'vitest';
import { loader as loadAgenda } from '../src/processes/web/app/public/agenda/agenda-route.tsx';
import { loader as loadEpisode } from '../src/processes/web/app/public/episode/episode-route.tsx';
import { loader as loadFree } from '../src/processes/web/app/public/free/free-route.tsx';
import { loader as loadGenre } from '../src/processes/web/app/public/genres/genre-route.tsx';
import { loader as loadGenreList } from '../src/processes/web/app/public/lists/genre-list-route.tsx';
import { loader as loadPlatformList } from '../src/processes/web/app/public/lists/platform-list-route.tsx';
import { loader as loadRanked } from '../src/processes/web/app/public/lists/ranked-list-route.tsx';
import { loader as loadTitles } from '../src/processes/web/app/public/lists/title-list-route.tsx';
import { loader as loadChapters } from '../src/processes/web/app/public/novela/chapters-route.tsx';
import { loader as loadPeople } from '../src/processes/web/app/public/people/people-route.tsx';
import { loader as loadMoves } from '../src/processes/web/app/public/platform-history/platform-history-route.tsx';
import { loader as loadPlatform } from '../src/processes/web/app/public/platforms/platform-route.tsx';
import { loader as loadRotation } from '../src/processes/web/app/public/rotation/rotation-route.tsx';
import { loader as loadSeason } from '../src/processes/web/app/public/season/season-route.tsx';
import { loader as loadChanges } from '../src/processes/web/app/public/title/history/changes-route.tsx';
import { loader as loadMovie } from '../src/processes/web/app/public/title/movie-route.tsx';
import { loader as loadSeries } from '../src/processes/web/app/public/title/series-route.tsx';
import { pageContext } from '../src/processes/web/contexts.ts';
import { openPreviews } from '../src/processes/web/open-previews.ts';
import { type Context, openContext } from '../src/server/context.ts';
import { readEnv } from '../src/server/infra/env.ts';
import { createLog } from '../src/server/infra/log.ts';
import { syncSeries } from '../src/server/sync/sync-series.ts';
import { syncTickets } from '../src/server/tickets/sync-tickets.ts';
import { mondayOf, toBrazilianDay } from '../src/shared/domain/day.ts';
import { refusals } from '../src/shared/text/api/refusals.ts';
import { findFreePort } from '../tools/local-postgres.ts';
import { BATCH, CITY_OF_GOD } from './editing/hire.ts';
import { openTicketFixture } from './open-ticket-fixture.ts';

const fixture = await openTicketFixture();
const { ctx, feed, shop, write, inHours } = fixture;
const THE_SIMPSONS = 456;
const THIS_MONDAY = mondayOf(toBrazilianDay(new Date()));
const CITY_SLUG = 'cidade-de-deus-2002-598';
const SITE = 'https://lanterninha.example';
const site = {
  ...{ name: 'Lanterninha', url: SITE, contactEmail: 'oi@lanterninha.example' },
  ...{ isDemo: false, hasGoogleAnalytics: false, hasAggregateRating: true },
};

type Loader = (args: never) => Promise<unknown>;

/** Calls a loader as React Router does; returns the response it makes, and the tags it collected. */
async function load(loader: Loader, from: Context, pattern: string, address: string) {
  const tags = new Set<string>();
  const context = new RouterContextProvider();
  context.set(pageContext, {
    ...{ ctx: from, site, requestId: 'r1', previews: openPreviews(from, undefined), markPreview() {} },
    addTags: (added) => added.forEach((tag) => tags.add(tag)),
  });
  const url = new URL(address, SITE);
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const values = new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)')}$`).exec(url.pathname)?.slice(1) ?? [];
  const params = Object.fromEntries(names.map((name, place) => [name, values[place]]));
  const args: LoaderFunctionArgs = { params, context, request: new Request(url), url, pattern };
  const answer = await loader(args as never).catch((thrown: unknown) => thrown);
  if (answer instanceof Error) throw answer;
  const { data, init } = answer as { data?: unknown; init?: ResponseInit | null };
  const { status, headers } = answer instanceof Response ? answer : new Response(null, init ?? {});
  return { status, headers, tags, data };
}

describe('the page of a film', () => {
  const show = (address: string) => load(loadMovie, ctx, '/filme/:slugId', address);

  test('is cached for half an hour and purged with the film', async () => {
    const { status, headers, tags } = await show(`/filme/${CITY_SLUG}`);
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('s-maxage=1800')]);
    expect(headers.get('surrogate-key')?.split(' ')).toContain(`movie:${CITY_OF_GOD.id}`);
    expect(tags).toContain(`movie:${CITY_OF_GOD.id}`);
  });

  test('is the redirect target of older addresses, on this site and without the query', async () => {
    const { status, headers } = await show(`/filme/outro-${CITY_OF_GOD.id}?utm_source=x`);
    expect([status, headers.get('location')]).toEqual([301, `/filme/${CITY_SLUG}`]);
  });

  test('with a ticket link that ends is not shown past its lifetime while it is rendered again', async () => {
    const staleSeconds = async () =>
      /stale-while-revalidate=(\d+)/.exec((await show(`/filme/${CITY_SLUG}`)).headers.get('cache-control') ?? '')?.[1];
    expect(await staleSeconds()).toBe('86400');
    await write([{ tmdbId: CITY_OF_GOD.id, url: `${shop}/x`, until: inHours(12).toISOString() }]);
    await syncTickets(ctx, feed);
    await expect.poll(staleSeconds).toBe('0');
  });
});

test('a tab without titles shows the other tab', async () => {
  await syncSeries(ctx, THE_SIMPSONS, BATCH);
  const { status, data } = await load(loadGenre, ctx, '/generos/:slug', '/generos/animacao');
  expect([status, data]).toMatchObject([200, { kind: 'series', hasBoth: false, query: { kind: 'movie' } }]);
});

test('a page that says which day is today is not cached beyond it', async () => {
  // Two minutes before and one after midnight in Brazil.
  const at = (time: string) => load(loadAgenda, { ...ctx, now: () => new Date(time) }, '/agenda', '/agenda');
  const before = await at('2026-11-18T02:58:00Z');
  expect(before.data).toMatchObject({ today: '2026-11-17' });
  expect(before.headers.get('cache-control')).toMatch(/s-maxage=120, stale-while-revalidate=0/);
  expect((await at('2026-11-18T03:01:00Z')).data).toMatchObject({ today: '2026-11-18' });
});

describe('while the database cannot be reached', async () => {
  const port = await findFreePort();
  const env = readEnv({ ...fixture.variables, DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` });
  const { ctx: cut, close } = await openContext(env, createLog('silent'));
  afterAll(close);

  test.each<[string, string, Loader]>([
    ['/filmes', '/filmes', loadTitles],
    ['/filmes/populares', '/filmes/populares', loadRanked],
    ['/series/no-ar-hoje', '/series/no-ar-hoje', loadRanked],
    ['/series/atualmente-no-ar', '/series/atualmente-no-ar', loadRanked],
    ['/series/melhores-avaliadas', '/series/melhores-avaliadas', loadRanked],
    ['/series/tendencias', '/series/tendencias', loadRanked],
    ['/filmes/genero/acao-28', '/filmes/genero/:slugId', loadGenreList],
    ['/generos/acao', '/generos/:slug', loadGenre],
    ['/filmes/plataforma/netflix-8', '/filmes/plataforma/:slugId', loadPlatformList],
    ['/series/plataforma/netflix-8', '/series/plataforma/:slugId', loadPlatformList],
    ['/plataformas/netflix', '/plataformas/:slug', loadPlatform],
    ['/plataformas/netflix/entraram', '/plataformas/:slug/entraram', loadMoves],
    ['/plataformas/netflix/sairam', '/plataformas/:slug/sairam', loadMoves],
    [`/filme/${CITY_SLUG}/mudancas`, '/filme/:slugId/mudancas', loadChanges],
    ['/serie/ruptura-2022-95396/mudancas', '/serie/:slugId/mudancas', loadChanges],
    ['/pessoas', '/pessoas', loadPeople],
    ['/agenda', '/agenda', loadAgenda],
    ['/rodizio', '/rodizio', loadRotation],
    ['/gratis', '/gratis', loadFree],
    [`/agenda/${THIS_MONDAY}`, '/agenda/:day', loadAgenda],
    [`/filme/${CITY_SLUG}`, '/filme/:slugId', loadMovie],
    ['/serie/ruptura-2022-95396', '/serie/:slugId', loadSeries],
    ['/serie/ruptura-2022-95396/capitulos', '/serie/:slugId/capitulos', loadChapters],
    ['/serie/ruptura-2022-95396/1', '/serie/:slugId/:seasonNumber', loadSeason],
    ['/serie/ruptura-2022-95396/1/episodio/3', '/serie/:slugId/:seasonNumber/episodio/:episodeNumber', loadEpisode],
  ])('%s is an uncached 503', async (address, pattern, loader) => {
    const { status, headers } = await load(loader, cut, pattern, address);
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '5']);
  });

  test('the page of a season says why', async () => {
    const pattern = '/serie/:slugId/:seasonNumber';
    expect((await load(loadSeason, cut, pattern, '/serie/ruptura-2022-95396/1')).data).toBe(refusals.catalogueSilent);
  });
});
