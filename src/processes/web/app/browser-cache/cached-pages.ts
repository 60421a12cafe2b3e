import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { isRouteErrorResponse } from 'react-router';
import { BROWSER_CACHE, DETAIL_RETRY_MS } from '#shared/domain/limits.ts';
import { BrowserFailure } from './browser-failure.ts';
import { fetchPage } from './fetch-page.ts';
import { kindOfPage } from './page-kinds.ts';

const MINUTE_MS = 60_000;

export type CachedPages = ReturnType<typeof createCachedPages>;

/** Caches pages by address, for the times in `BROWSER_CACHE`. */
export function createCachedPages() {
  const client = new QueryClient();
  // Subscribes the client to window focus and to the network coming back.
  client.mount();
  const isKept = (href: string) => client.getQueryData([href]) !== undefined;

  return {
    isKept,

    /** Returns a cached page at once, even a stale one; otherwise fetches it. */
    read: (href: string): Promise<unknown> => client.ensureQueryData(pageQuery(href)),

    /** Prefetches a page the visitor seems about to open; does not throw. Returns whether the page is cached. */
    async fetchAhead(href: string): Promise<boolean> {
      await client.prefetchQuery(pageQuery(href));
      return isKept(href);
    },

    /** Caches the page that came with the document, with the time it was loaded. */
    keep(href: string, view: unknown, updatedAt: number): void {
      client.setQueryData([href], view, { updatedAt });
    },

    /** A watched page is not evicted, and is refetched when stale. `onNewer` runs when its data has changed. */
    watch(href: string, onNewer: () => void): () => void {
      if (!isKept(href)) return () => undefined;
      const observer = new QueryObserver(client, { ...pageQuery(href), notifyOnChangeProps: ['data'] });
      return observer.subscribe(onNewer);
    },
  };
}

/** How the page at an address is fetched, how long it is fresh and cached, and how it is retried. */
function pageQuery(href: string) {
  const [path = ''] = href.split('?', 1);
  const kind = kindOfPage(path) ?? 'default';
  const { staleMinutes, cachedMinutes, retries } = BROWSER_CACHE[kind];
  return {
    queryKey: [href],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(href, signal),
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
  if (error instanceof Response) return false;
  if (isRouteErrorResponse(error)) return error.status >= 500;
  return !(error instanceof BrowserFailure && error.isOffline);
}
