import { createRequestHandler, data, isRouteErrorResponse, redirect, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserFailure } from './browser-failure.ts';
import { type CachedPages, createCachedPages } from './cached-pages.ts';
import { dataAddress } from './fetch-page.ts';

const MINUTE_MS = 60_000;
type Load = (url: URL) => unknown;

/** React Router's request handler with one page that matches every address. */
function serve(load: Load) {
  const routes = {
    root: { id: 'root', path: '', module: { default: () => null, loader: () => ({ site: 'x' }) } },
    page: {
      id: 'page',
      parentId: 'root',
      path: '*',
      module: { default: () => null, loader: ({ url }: { url: URL }) => load(url) },
    },
  };
  const build = {
    ...{ routes, assets: { routes: {} }, entry: { module: {} }, future: {}, prerender: [], ssr: true, basename: '/' },
    routeDiscovery: { mode: 'initial' },
  };
  const handle = createRequestHandler(build as unknown as ServerBuild, 'production');
  return (address: string) => handle(new Request(`http://localhost${address}`));
}

describe('a page in the browser', () => {
  let pages: CachedPages;
  let asked: string[];

  const answer = (load: Load | Response | Error) => {
    const serveOne = typeof load === 'function' ? serve(load) : undefined;
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      if (load instanceof Error) return Promise.reject(load);
      return serveOne ? serveOne(address) : Promise.resolve((load as Response).clone());
    });
  };
  const failureOf = async (href: string): Promise<unknown> => {
    const read = pages.read(href).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    return read;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
    pages = createCachedPages();
    asked = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is asked for once, where React Router asks', async () => {
    answer((url) => ({ path: url.pathname, search: url.search }));
    const view = { path: '/filmes', search: '?pagina=2' };
    expect(await pages.read('/filmes?pagina=2')).toEqual(view);
    expect(await pages.read('/filmes?pagina=2')).toEqual(view);
    expect(asked).toEqual(['/filmes.data?pagina=2']);
  });

  test.each([
    ['/', '/_.data'],
    ['/filmes', '/filmes.data'],
    ['/buscar?q=a?b', '/buscar.data?q=a?b'],
  ])('at %s has its data at %s', (href, address) => {
    expect(dataAddress(href)).toBe(address);
  });

  test('read and prefetched at the same time is requested once', async () => {
    answer(() => ({ id: 1 }));
    expect(await Promise.all([pages.read('/filmes'), pages.fetchAhead('/filmes')])).toEqual([{ id: 1 }, true]);
    expect(asked).toHaveLength(1);
  });

  test('that came with the document is not asked for', async () => {
    answer(() => ({ id: 2 }));
    pages.keep('/filmes', { id: 1 }, Date.now());
    expect(await pages.read('/filmes')).toEqual({ id: 1 });
    expect(asked).toEqual([]);
  });

  test.each([
    ['a list', '/filmes', 5, 15],
    ['the genres', '/generos', 10, 30],
    ['the collections', '/colecoes', 10, 30],
    ['a collection', '/colecoes/brasil', 15, 60],
    ['any other page', '/sobre', 5, 10],
  ])('%s is refetched when stale, and evicted when unused for long enough', async (_, href, stale, kept) => {
    let version = 0;
    answer(() => ({ version: (version += 1) }));
    await pages.read(href);
    const onNewer = vi.fn();

    await vi.advanceTimersByTimeAsync(stale * MINUTE_MS - 1);
    pages.watch(href, onNewer)();
    expect(asked).toHaveLength(1);

    await vi.advanceTimersByTimeAsync(1);
    // The stale page is returned at once; the newer one follows.
    expect(await pages.read(href)).toEqual({ version: 1 });
    const leave = pages.watch(href, onNewer);
    await vi.waitFor(() => expect(onNewer).toHaveBeenCalledOnce());
    expect(await pages.read(href)).toEqual({ version: 2 });

    await vi.advanceTimersByTimeAsync(2 * kept * MINUTE_MS);
    expect(pages.isKept(href)).toBe(true);
    leave();
    await vi.advanceTimersByTimeAsync(kept * MINUTE_MS - 1);
    expect(pages.isKept(href)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(pages.isKept(href)).toBe(false);
  });

  test('of a film is not asked for again by being opened again, and is evicted after half an hour', async () => {
    answer(() => ({ id: 598 }));
    const film = '/filme/cidade-de-deus-2002-598';
    await pages.read(film);
    await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
    pages.watch(film, () => undefined)();
    await pages.read(film);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
    expect(pages.isKept(film)).toBe(false);
  });

  describe('that fails', () => {
    const broken = new TypeError('Failed to fetch');

    test.each([
      ['a list', '/filmes', [0, 1_000, 3_000]],
      ['a film', '/filme/x-1', [0, 500]],
    ])('as %s is retried before the error is shown', async (_what, href, times) => {
      const startedAt = Date.now();
      const askedAt: number[] = [];
      vi.stubGlobal('fetch', () => {
        askedAt.push(Date.now() - startedAt);
        return Promise.reject(broken);
      });
      expect(await failureOf(href)).toMatchObject({ message: 'Erro de conexão com o servidor', isOffline: false });
      expect(askedAt).toEqual(times);
    });

    test('without a network is not retried, and the error says so', async () => {
      vi.stubGlobal('navigator', { onLine: false });
      answer(broken);
      expect(await failureOf('/filmes')).toMatchObject({
        message: 'Você está sem conexão com a internet.',
        isOffline: true,
      });
      expect(asked).toHaveLength(1);
    });

    test('on the server has the failure of its own loader, after the same retries', async () => {
      answer(() => {
        throw data('o catálogo não respondeu', { status: 503 });
      });
      const error = await failureOf('/sobre');
      expect(isRouteErrorResponse(error) && [error.status, error.data]).toEqual([503, 'o catálogo não respondeu']);
      expect(asked).toHaveLength(3);
    });

    test.each([
      ['a hotel’s sign-in page', new Response('<html>')],
      ['nothing', new Response(null)],
    ])('because a proxy answers with %s has the error of an invalid answer', async (_what, response) => {
      answer(response);
      const error = await failureOf('/filmes');
      expect(error).toBeInstanceOf(BrowserFailure);
      expect(error).toMatchObject({ message: 'Erro na resposta do servidor (formato JSON inválido)' });
    });

    test('because a proxy cannot reach the server has the error of its HTTP status', async () => {
      answer(new Response('', { status: 502, statusText: 'Bad Gateway' }));
      const error = await failureOf('/filmes');
      expect(error).not.toBeInstanceOf(BrowserFailure);
      expect(error).toMatchObject({ message: 'HTTP 502: Bad Gateway' });
    });

    test('is not cached as failed', async () => {
      answer(broken);
      await failureOf('/filmes');
      answer(() => ({ id: 1 }));
      expect(await pages.read('/filmes')).toEqual({ id: 1 });
    });
  });

  test('that does not exist is not asked for twice', async () => {
    answer(() => {
      throw data(null, { status: 404 });
    });
    const error = await failureOf('/filme/nada-1');
    expect(isRouteErrorResponse(error) && error.status).toBe(404);
    expect(asked).toHaveLength(1);
  });

  test('that moved says where to', async () => {
    answer(() => redirect('/filmes', 301));
    const moved = await failureOf('/filmes?pagina=1');
    expect(moved instanceof Response && moved.headers.get('location')).toBe('/filmes');
    expect(asked).toHaveLength(1);
  });

  test('prefetched without success throws nothing', async () => {
    answer(() => {
      throw data(null, { status: 404 });
    });
    expect(await pages.fetchAhead('/filme/nada-1')).toBe(false);
  });
});
