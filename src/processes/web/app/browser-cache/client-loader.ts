import type { MiddlewareFunction } from 'react-router';
import { openPages } from './open-pages.ts';
import { kindOfPage } from './page-kinds.ts';

/**
 * `export const clientLoader = loadKept` in every public route. It answers what the route's own loader does, so it adds
 * nothing to the type of its data.
 */
export async function loadKept({ url }: { url: URL }): Promise<never> {
  const pages = await openPages();
  return (await pages.read(url.pathname + url.search)) as never;
}

/** In the root: the question is on its way while the code of the page it is for is still loading. */
export const askEarly: MiddlewareFunction = ({ url }, next) => {
  if (kindOfPage(url.pathname)) {
    // Whether it failed is for the page to say.
    void loadKept({ url }).catch(() => undefined);
  }
  return next();
};
