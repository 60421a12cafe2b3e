import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { functions as contract } from '#shared/contract/functions.ts';
import { Failure, type FailureCode } from '#shared/domain/failure.ts';
import { bareSite } from '../../../../../../test/bare-site.ts';
import { type Backend, backendContext } from '../../backend.server.ts';
import { loader as loadGenre } from '../genres/genre-route.tsx';
import { loader as loadPeople } from '../people/people-route.tsx';
import { loader as loadPlatform } from '../platforms/platform-route.tsx';
import { loader as loadGenreList } from './genre-list-route.tsx';
import { loader as loadPlatformList } from './platform-list-route.tsx';
import { loader as loadRanked } from './ranked-list-route.tsx';
import { loader as loadTitles } from './title-list-route.tsx';

const genre = {
  id: 28,
  name: 'Ação',
  slug: 'acao',
  backdrop: null,
  movieGenre: { id: 28, name: 'Ação', slug: 'acao' },
  tvGenre: { id: 10759, name: 'Ação', slug: 'acao' },
};
const soap = { ...genre, id: 10766, name: 'Novela', slug: 'novela', movieGenre: null, tvGenre: { id: 10766 } };
const provider = {
  id: 8,
  slug: 'netflix',
  name: 'Netflix',
  article: 'a' as const,
  logo: null,
  backdrop: null,
  h1: '',
  p: '',
  description: 'x',
};
const TOTAL_PAGES = 3;

type Asked = { pagina?: number; page?: number; genero?: string; providerSlug?: string; tipo?: string };
const pageOf = (asked: Asked, totalPages = TOTAL_PAGES) => {
  const page = asked.pagina ?? asked.page ?? 1;
  const results = page <= totalPages ? [{ id: page, media_type: 'movie' }] : [];
  return { results, pagination: { currentPage: page, totalPages, totalResults: totalPages * 20, hasNextPage: false } };
};
const missing = () => Promise.reject(new Failure('not-found', 'x'));

/** A catalogue with three pages of everything; soap operas are series only. */
const functions = {
  getGenres: async () => ({ genres: [genre] }),
  getFilmesList: async (asked: Asked) => pageOf(asked),
  getPopularPeople: async (asked: Asked) => pageOf(asked),
  getTVAiringToday: async (asked: Asked) => pageOf(asked, 0),
  getMidiaPorGenero: async (asked: Asked) => {
    if (asked.genero?.startsWith('novela')) {
      const totalPages = asked.tipo === 'movie' ? 0 : TOTAL_PAGES;
      return { ...pageOf(asked, totalPages), genre: soap, counts: { movies: 0, tvShows: 60 } };
    }
    const isKnown = ['acao', 'acao-28', 'qualquer-28', 'acao-e-aventura', 'acao-10759'].includes(asked.genero ?? '');
    return isKnown ? { ...pageOf(asked), genre, counts: { movies: 60, tvShows: 60 } } : missing();
  },
  getMediaByStreaming: async (asked: Asked) =>
    ['netflix', 'netflix-8', 'netflix-us-8'].includes(asked.providerSlug ?? '')
      ? { ...pageOf(asked), provider, movies: [], tvShows: [], counts: { movies: 60, tvShows: 60 } }
      : missing(),
  getStreamingNews: async () => ({ source: 'release-date', results: [] }),
};

type Loader = (args: never) => Promise<unknown>;
interface Answered {
  status: number;
  location: string | null;
  cacheControl: string;
  view: never;
}

async function ask(loader: Loader, pattern: string, address: string, overrides: object = {}): Promise<Answered> {
  const context = new RouterContextProvider();
  context.set(backendContext, {
    functions: { ...functions, ...overrides } as unknown as Backend['functions'],
    previews: {} as Backend['previews'],
    siteSettings: bareSite,
    lifetimeOf: () => ({ ttlSeconds: 1_200, tags: ['list:filmes'] }),
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
  const url = new URL(address, 'https://lanterninha.example');
  const slug = url.pathname.split('/').at(-1);
  const args: LoaderFunctionArgs = {
    params: { slug, slugId: slug },
    context,
    request: new Request(url),
    url,
    pattern,
  };
  const answer = await loader(args as never).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) {
    const { status, headers } = answer;
    const cacheControl = headers.get('cache-control') ?? '';
    return { status, location: headers.get('location'), cacheControl, view: undefined as never };
  }
  const { data: view, init } = answer as { data: never; init: ResponseInit | null };
  const headers = new Headers(init?.headers);
  const cacheControl = headers.get('cache-control') ?? '';
  return { status: init?.status ?? 200, location: null, cacheControl, view };
}

describe('a non-canonical address redirects permanently to the canonical one', () => {
  test.each([
    ['/filmes?pagina=1', '/filmes', '/filmes', loadTitles],
    ['/filmes?page=2', '/filmes?pagina=2', '/filmes', loadTitles],
    ['/filmes?genero=acao-e-aventura&pagina=2', '/filmes?genero=acao&pagina=2', '/filmes', loadTitles],
    ['/filmes?genero=&ordenacao=mais-populares', '/filmes', '/filmes', loadTitles],
    ['/series/no-ar-hoje?pagina=2', '/series/no-ar-hoje?page=2', '/series/no-ar-hoje', loadRanked],
    ['/pessoas?page=1', '/pessoas', '/pessoas', loadPeople],
    ['/filmes/genero/qualquer-28', '/filmes/genero/acao-28', '/filmes/genero/:slugId', loadGenreList],
    ['/series/genero/acao?page=2', '/series/genero/acao-10759?pagina=2', '/series/genero/:slugId', loadGenreList],
    ['/generos/acao-e-aventura?tipo=series', '/generos/acao?tipo=tv', '/generos/:slug', loadGenre],
    ['/generos/acao-28', '/generos/acao', '/generos/:slug', loadGenre],
    ['/filmes/plataforma/netflix', '/filmes/plataforma/netflix-8', '/filmes/plataforma/:slugId', loadPlatformList],
    ['/plataformas/netflix-us-8?tipo=movies', '/plataformas/netflix', '/plataformas/:slug', loadPlatform],
    [
      '/plataformas/netflix?tipo=tv&page=2',
      '/plataformas/netflix?tipo=tv&pageSeries=2',
      '/plataformas/:slug',
      loadPlatform,
    ],
  ])('%s redirects to %s', async (address, canonical, pattern, loader) => {
    const answer = await ask(loader, pattern, address);
    expect([answer.status, answer.location]).toEqual([301, canonical]);
    expect(answer.cacheControl).toContain('s-maxage=');
  });
});

describe('a page beyond the last', () => {
  test.each([
    ['/filmes?pagina=4', '/filmes', loadTitles],
    ['/filmes?pagina=999999999', '/filmes', loadTitles],
    ['/filmes/populares?page=4', '/filmes/populares', loadRanked],
    ['/series/no-ar-hoje?page=2', '/series/no-ar-hoje', loadRanked],
    ['/pessoas?page=4', '/pessoas', loadPeople],
  ])('of an ordinary list, %s, is a real 404 that knows the last one', async (address, pattern, loader) => {
    const answer = await ask(loader, pattern, address);
    expect([answer.status, answer.cacheControl]).toEqual([404, 'public, max-age=0, s-maxage=30']);
    expect(JSON.stringify(answer.view)).toContain('"isBeyond":true');
  });

  test.each([
    ['/filmes/genero/acao-28?pagina=4', '/filmes/genero/:slugId', loadGenreList],
    ['/generos/acao?pagina=900', '/generos/:slug', loadGenre],
    ['/series/plataforma/netflix-8?pagina=4', '/series/plataforma/:slugId', loadPlatformList],
    ['/plataformas/netflix?pageFilmes=4', '/plataformas/:slug', loadPlatform],
  ])('of a genre or a platform, %s, is ignored: the first is shown', async (address, pattern, loader) => {
    const answer = await ask(loader, pattern, address);
    expect(answer.status).toBe(200);
    expect(answer.view).toMatchObject({ list: { page: 1, isBeyond: false, results: [{ id: 1 }] } });
  });
});

describe('a genre or platform that does not exist is a 404 page of its own', () => {
  test.each([
    ['/filmes?genero=filosofia', '/filmes', loadTitles],
    ['/filmes/genero/filosofia-99', '/filmes/genero/:slugId', loadGenreList],
    ['/filmes/genero/novela-10766', '/filmes/genero/:slugId', loadGenreList],
    ['/generos/filosofia', '/generos/:slug', loadGenre],
    ['/series/genero/filosofia-99', '/series/genero/:slugId', loadGenreList],
    ['/filmes/plataforma/nada-99', '/filmes/plataforma/:slugId', loadPlatformList],
    ['/series/plataforma/nada-99', '/series/plataforma/:slugId', loadPlatformList],
    ['/plataformas/nada', '/plataformas/:slug', loadPlatform],
  ])('%s', async (address, pattern, loader) => {
    expect(await ask(loader as Loader, pattern, address)).toMatchObject({ status: 404, view: null });
  });
});

test('a tab without titles shows the other tab', async () => {
  const answer = await ask(loadGenre, '/generos/:slug', '/generos/novela');
  expect(answer).toMatchObject({ status: 200, view: { kind: 'series', hasBoth: false, query: { kind: 'movie' } } });
});

const failing = (code: FailureCode) => () => Promise.reject(new Failure(code, 'x'));

test.each([
  ['/filmes', '/filmes', loadTitles],
  ['/filmes/populares', '/filmes/populares', loadRanked],
  ['/series/no-ar-hoje', '/series/no-ar-hoje', loadRanked],
  ['/series/atualmente-no-ar', '/series/atualmente-no-ar', loadRanked],
  ['/series/melhores-avaliadas', '/series/melhores-avaliadas', loadRanked],
  ['/series/tendencias', '/series/tendencias', loadRanked],
  ['/filmes/genero/acao-28', '/filmes/genero/:slugId', loadGenreList],
  ['/filmes/plataforma/netflix-8', '/filmes/plataforma/:slugId', loadPlatformList],
  ['/series/plataforma/netflix-8', '/series/plataforma/:slugId', loadPlatformList],
  ['/plataformas/netflix', '/plataformas/:slug', loadPlatform],
  ['/pessoas', '/pessoas', loadPeople],
])('an unavailable catalogue is an uncached 503 at %s', async (address, pattern, loader) => {
  const overrides = Object.fromEntries(Object.keys(contract).map((name) => [name, failing('unavailable')]));
  const answer = await ask(loader, pattern, address, overrides);
  expect([answer.status, answer.cacheControl]).toEqual([503, 'no-store']);
});

test('a page may be cached as long as the answers it is built from', async () => {
  const answer = await ask(loadTitles, '/filmes', '/filmes?pagina=2&utm_source=x');
  expect([answer.status, answer.view]).toMatchObject([200, { list: { page: 2, results: [{ id: 2 }] } }]);
  expect(answer.cacheControl).toContain('s-maxage=1200');
});
