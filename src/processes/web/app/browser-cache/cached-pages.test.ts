import { createRequestHandler, data, redirect, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserFailure } from './browser-failure.ts';
import { answerRouter, type BrowserPages, createBrowserPages } from './cached-pages.ts';
import { toDataAddress, toPageKey } from './fetch-page.ts';

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
  let pages: BrowserPages;
  let asked: string[];

  const answer = (load: Load | Response | Error) => {
    const serveOne = typeof load === 'function' ? serve(load) : undefined;
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      if (load instanceof Error) return Promise.reject(load);
      return serveOne ? serveOne(address) : Promise.resolve((load as Response).clone());
    });
  };
  /** The status and the text of what React Router gets, or the error. */
  const read = async (href: string) => {
    const response = await pages.read(href);
    return [response.status, await response.text()] as const;
  };
  const failureOf = async (href: string): Promise<unknown> => {
    const reading = read(href).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    return reading;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
    pages = createBrowserPages();
    asked = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is asked for once, where React Router asks', async () => {
    const load = (url: URL) => ({ path: url.pathname, search: url.search });
    answer(load);
    const sent = await (await serve(load)('/filmes.data?pagina=2')).text();
    expect(sent).toContain('?pagina=2');
    expect(await read('/filmes?pagina=2')).toEqual([200, sent]);
    expect(await read('/filmes?pagina=2')).toEqual([200, sent]);
    expect(asked).toEqual(['/filmes.data?pagina=2']);
  });

  test('is marked as an answer of its server, or React Router would not decode it', async () => {
    answer(() => ({ id: 1 }));
    const { headers } = await pages.read('/filmes');
    const { headers: sent } = await serve(() => ({ id: 1 }))('/filmes.data');
    expect([headers.get('x-remix-response'), sent.get('x-remix-response')]).toEqual(['yes', 'yes']);
  });

  test('is the same page whatever routes React Router wants of it, and however it writes the query', async () => {
    answer(() => ({ id: 1 }));
    await pages.fetchAhead('/buscar?q=a%20b');
    await pages.read('https://a/buscar.data?q=a+b&_routes=public%2Fsearch%2Fsearch-route');
    expect(asked).toEqual(['/buscar.data?q=a+b']);
  });

  test.each([
    ['/', '/_.data'],
    ['/filmes', '/filmes.data'],
    ['/buscar?q=a?b', '/buscar.data?q=a?b'],
    ['/serie/x-1/2', '/serie/x-1/2.data'],
  ])('at %s has its data at %s', (href, address) => {
    expect(toDataAddress(href)).toBe(address);
    expect(toPageKey(address)).toBe(toPageKey(href));
  });

  test('read and prefetched at the same time is requested once', async () => {
    answer(() => ({ id: 1 }));
    const [, isCached] = await Promise.all([pages.read('/filmes'), pages.fetchAhead('/filmes')]);
    expect([isCached, asked]).toEqual([true, ['/filmes.data']]);
  });

  test('that came with the document is not asked for', async () => {
    answer(() => ({ id: 2 }));
    pages.keep('/filmes', { id: 1 }, Date.now());
    expect(pages.findView('/filmes')).toEqual({ view: { id: 1 } });
    expect([pages.isKept('/filmes'), asked]).toEqual([true, []]);
  });

  test('that came with the document is asked for when React Router wants its encoded form', async () => {
    answer(() => ({ id: 'newer' }));
    pages.keep('/filmes', { id: 1 }, Date.now());
    expect((await read('/filmes'))[1]).toContain('newer');
    expect(pages.findView('/filmes')).toBeUndefined();
  });

  test('that came with the document is replaced when it is stale', async () => {
    answer(() => ({ id: 2 }));
    pages.keep('/filmes', { id: 1 }, Date.now());
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
    const onNewer = vi.fn();
    const leave = pages.watch('/filmes', onNewer);
    await vi.waitFor(() => expect(onNewer).toHaveBeenCalledOnce());
    expect(pages.findView('/filmes')).toBeUndefined();
    leave();
  });

  test.each([
    ['a page', 'GET', '/filmes.data?_routes=x', ['/filmes.data']],
    ['the admin', 'GET', '/admin/filmes.data', [undefined]],
    ['an action', 'POST', '/filmes.data', [undefined]],
  ])(
    'React Router’s request for %s is answered from the cache if it is for a page',
    async (_, method, path, fetched) => {
      const sent: unknown[] = [];
      vi.stubGlobal('fetch', (what: unknown) => {
        sent.push(typeof what === 'string' ? what : undefined);
        return serve(() => ({ id: 1 }))('/filmes.data');
      });
      await answerRouter(pages)(new Request(`https://a${path}`, { method }));
      expect(sent).toEqual(fetched);
    },
  );

  test.each([
    ['a list', '/filmes', 5, 15],
    ['the genres', '/generos', 10, 30],
    ['the collections', '/colecoes', 10, 30],
    ['a collection', '/colecoes/brasil', 15, 60],
    ['the news', '/noticias', 5, 15],
    ['any other page', '/sobre', 5, 10],
  ])('%s is refetched when stale, and evicted when unused for long enough', async (_, href, stale, kept) => {
    let version = 0;
    answer(() => ({ version: `v${(version += 1)}` }));
    await pages.read(href);
    const onNewer = vi.fn();

    await vi.advanceTimersByTimeAsync(stale * MINUTE_MS - 1);
    pages.watch(href, onNewer)();
    expect(asked).toHaveLength(1);

    await vi.advanceTimersByTimeAsync(1);
    // The stale page is returned at once; the newer one follows.
    expect((await read(href))[1]).toContain('v1');
    const leave = pages.watch(href, onNewer);
    await vi.waitFor(() => expect(onNewer).toHaveBeenCalledOnce());
    expect((await read(href))[1]).toContain('v2');

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
      expect(await failureOf('/sobre')).toEqual([503, expect.stringContaining('o catálogo não respondeu')]);
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
      expect((await read('/filmes'))[0]).toBe(200);
    });
  });

  test('that does not exist is not asked for twice', async () => {
    answer(() => {
      throw data(null, { status: 404 });
    });
    expect(await failureOf('/filme/nada-1')).toEqual([404, expect.stringContaining('ErrorResponse')]);
    expect([pages.isKept('/filme/nada-1'), asked.length]).toEqual([false, 1]);
  });

  test('that moved says where to', async () => {
    answer(() => redirect('/filmes', 301));
    expect(await failureOf('/filmes?pagina=1')).toEqual([202, expect.stringContaining('/filmes')]);
    expect([pages.isKept('/filmes?pagina=1'), asked.length]).toEqual([false, 1]);
  });

  test('prefetched without success throws nothing', async () => {
    answer(() => {
      throw data(null, { status: 404 });
    });
    expect(await pages.fetchAhead('/filme/nada-1')).toBe(false);
  });
});
