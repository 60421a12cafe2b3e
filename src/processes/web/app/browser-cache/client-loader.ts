import type { MiddlewareFunction } from 'react-router';
import { openPages } from './open-pages.ts';
import { kindOfPage } from './page-kinds.ts';

/**
 * Every public route has `export const clientLoader = loadKept`. It returns what the route's own loader returns; `never` adds
 * nothing to the type of the route's data.
 */
export async function loadCached({ url }: { url: URL }): Promise<never> {
  const pages = await openPages();
  return (await pages.read(url.pathname + url.search)) as never;
}

/** In the root route: requests a page's data while the page's code is still loading. */
export const askEarly: MiddlewareFunction = ({ url }, next) => {
  if (kindOfPage(url.pathname)) {
    // The page's own `clientLoader` reports the failure.
    void loadCached({ url }).catch(() => undefined);
  }
  return next();
};
