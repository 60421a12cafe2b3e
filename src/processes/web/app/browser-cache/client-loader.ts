import type { MiddlewareFunction } from 'react-router';
import { noConnection } from './browser-failure.ts';
import { openPages } from './open-pages.ts';
import { kindOfPage } from './page-kinds.ts';

/**
 * Every public route has `export const clientLoader = loadCached`. It returns what the route's own loader returns; `never` adds
 * nothing to the type of the route's data.
 */
export async function loadCached({ url, serverLoader }: LoaderArgs): Promise<never> {
  const pages = await openPages();
  const first = pages?.findView(url.pathname + url.search);
  return (first ? first.view : await (pages ? serverLoader() : loadUncached(serverLoader))) as never;
}

/** The file of the cache did not arrive: in a tab older than the release it may be gone, and pages must open all the same. */
function loadUncached(serverLoader: () => Promise<unknown>): Promise<unknown> {
  return serverLoader().catch((error: unknown) => {
    // What `fetch` throws without a connection.
    throw error instanceof TypeError ? noConnection(error) : error;
  });
}

interface LoaderArgs {
  url: URL;
  serverLoader: () => Promise<unknown>;
}

/** In the root route: requests a page's data while the page's code is still loading. */
export const askEarly: MiddlewareFunction = ({ url }, next) => {
  if (kindOfPage(url.pathname)) void ask(url.pathname + url.search);
  return next();
};

async function ask(href: string): Promise<void> {
  try {
    const pages = await openPages();
    if (pages && !pages.isKept(href)) await pages.read(href);
  } catch {
    // The page's own `clientLoader` reports the failure.
  }
}
