import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { BROWSER_CACHE, DETAIL_RETRY_MS } from '#shared/domain/limits.ts';
import { BrowserFailure } from './browser-failure.ts';
import { fetchPage, toPageKey, toResponse, UncachedAnswer } from './fetch-page.ts';
import { kindOfPage } from './page-kinds.ts';

const MINUTE_MS = 60_000;

export type BrowserPages = ReturnType<typeof createBrowserPages>;

/** What the server sent, or for the first page what its document had. */
type CachedPage = string | { view: unknown };

/** Caches pages by address, for the times in `BROWSER_CACHE`. */
export function createBrowserPages() {
  const client = new QueryClient();
  // Subscribes the client to window focus and to the network coming back.
  client.mount();
  const find = (href: string) => client.getQueryData<CachedPage>([toPageKey(href)]);
  const isKept = (href: string) => find(href) !== undefined;
  const findView = (href: string) => {
    const page = find(href);
    return typeof page === 'object' ? page : undefined;
  };

  return {
    isKept,

    /** The data of the first page, which React Router decoded with the document, until the page is fetched again. */
    findView,

    /** Returns a cached page at once, even a stale one; otherwise fetches it. React Router decodes the answer. */
    async read(href: string): Promise<Response> {
      const query = pageQuery(href);
      try {
        const page = await (findView(href)
          ? client.fetchQuery({ ...query, staleTime: 0 })
          : client.ensureQueryData(query));
        return toResponse(page as string);
      } catch (error) {
        if (error instanceof UncachedAnswer) return error.response.clone();
        throw error;
      }
    },

    /** Prefetches a page the visitor seems about to open; does not throw. Returns whether the page is cached. */
    async fetchAhead(href: string): Promise<boolean> {
      await client.prefetchQuery(pageQuery(href));
      return isKept(href);
    },

    /** Caches the page that came with the document, with the time it was loaded. */
    keep(href: string, view: unknown, updatedAt: number): void {
      client.setQueryData([toPageKey(href)], { view }, { updatedAt });
    },

    /** A watched page is not evicted, and is refetched when stale. `onNewer` runs when its data has changed. */
    watch(href: string, onNewer: () => void): () => void {
      if (!isKept(href)) return () => undefined;
      const observer = new QueryObserver(client, { ...pageQuery(href), notifyOnChangeProps: ['data'] });
      return observer.subscribe(onNewer);
    },
  };
}

/** Answers React Router's requests for the data of pages from the cache; others go to the server as they are. */
export function answerRouter(pages: BrowserPages): (request: Request) => Promise<Response> {
  return (request) => {
    const [path = ''] = toPageKey(request.url).split('?', 1);
    return request.method === 'GET' && kindOfPage(path) ? pages.read(request.url) : fetch(request);
  };
}

/** How the page at an address is fetched, how long it is fresh and cached, and how it is retried. */
function pageQuery(href: string) {
  const key = toPageKey(href);
  const [path = ''] = key.split('?', 1);
  const kind = kindOfPage(path) ?? 'default';
  const { staleMinutes, cachedMinutes, retries } = BROWSER_CACHE[kind];
  return {
    queryKey: [key],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<CachedPage> => fetchPage(key, signal),
    staleTime: staleMinutes * MINUTE_MS,
    gcTime: cachedMinutes * MINUTE_MS,
    // By default an offline query waits without an error until the network is back.
    networkMode: 'always' as const,
    refetchOnReconnect: true,
    retry: (failures: number, error: unknown) => failures < retries && isWorthAnotherTry(error),
    ...(kind === 'details' && { retryDelay: DETAIL_RETRY_MS, refetchOnMount: false, refetchOnWindowFocus: false }),
  };
}

/** Redirects, missing pages and failures of an offline browser are not retried. */
function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof UncachedAnswer) return error.response.status >= 500;
  return !(error instanceof BrowserFailure && error.isOffline);
}
