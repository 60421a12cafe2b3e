import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { isRouteErrorResponse } from 'react-router';
import { BROWSER_CACHE, DETAIL_RETRY_MS } from '#shared/domain/limits.ts';
import { BrowserFailure } from './browser-failure.ts';
import { fetchPage } from './fetch-page.ts';
import { kindOfPage } from './page-kinds.ts';

const MINUTE_MS = 60_000;

export type KeptPages = ReturnType<typeof createKeptPages>;

/** Pages by their address, for as long as the specification says. */
export function createKeptPages() {
  const client = new QueryClient();
  // From here on it hears when the window is looked at again and when the network is back.
  client.mount();
  const isKept = (href: string) => client.getQueryData([href]) !== undefined;

  return {
    isKept,

    /** What is kept is shown at once, be it stale; what is not is fetched. */
    read: (href: string): Promise<unknown> => client.ensureQueryData(pageQuery(href)),

    /** For a visitor who seems about to go there: nobody is told that it failed. Says whether the page is there. */
    async fetchAhead(href: string): Promise<boolean> {
      await client.prefetchQuery(pageQuery(href));
      return isKept(href);
    },

    /** A page that came whole from the server, as of when it did. */
    keep(href: string, view: unknown, updatedAt: number): void {
      client.setQueryData([href], view, { updatedAt });
    },

    /** While a page is shown it is not forgotten, and what is newer is fetched when it is stale and looked at. */
    watch(href: string, onNewer: () => void): () => void {
      if (!isKept(href)) return () => undefined;
      const observer = new QueryObserver(client, { ...pageQuery(href), notifyOnChangeProps: ['data'] });
      return observer.subscribe(onNewer);
    },
  };
}

/** The page at an address: how it is asked for, for how long it is good, and what happens when nobody answers. */
function pageQuery(href: string) {
  const [path = ''] = href.split('?', 1);
  const kind = kindOfPage(path) ?? 'default';
  const { staleMinutes, keptMinutes, retries } = BROWSER_CACHE[kind];
  return {
    queryKey: [href],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(href, signal),
    staleTime: staleMinutes * MINUTE_MS,
    gcTime: keptMinutes * MINUTE_MS,
    // Otherwise an offline visitor would wait in silence until the network is back.
    networkMode: 'always' as const,
    refetchOnReconnect: true,
    retry: (failures: number, error: unknown) => failures < retries && isWorthAnotherTry(error),
    ...(kind === 'details' && { retryDelay: DETAIL_RETRY_MS, refetchOnMount: false, refetchOnWindowFocus: false }),
  };
}

/** Not what was an answer: a page that moved or does not exist. */
function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof Response) return false;
  if (isRouteErrorResponse(error)) return error.status >= 500;
  return !(error instanceof BrowserFailure && error.isOffline);
}
