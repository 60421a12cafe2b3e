import type { BrowserPages } from './cached-pages.ts';
import { setRouterFetch } from './router-fetch.ts';

interface ServedPage {
  href: string;
  view: unknown;
}

let served: ServedPage | undefined;
let pages: BrowserPages | undefined;

// Development only, sent by tools/dev-server.ts after an edit: the cached pages were made by the old code.
import.meta.hot?.on('code-replaced', () => {
  served = undefined;
  pages = undefined;
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: { revalidate(): Promise<void> } };
  void router?.revalidate();
});

/** The first page came with the document: it is not fetched again while it is fresh. */
export function rememberServedPage(page: ServedPage): void {
  served = page;
}

/** The cache's code is loaded after the first page. `undefined` if its file does not arrive: pages work without it. */
export async function openPages(): Promise<BrowserPages | undefined> {
  const file = await import('./cached-pages.ts').catch(() => undefined);
  if (!file) return undefined;
  if (!pages) {
    pages = file.createBrowserPages();
    setRouterFetch(file.answerRouter(pages));
  }
  // The page is as old as its document.
  if (served) pages.keep(served.href, served.view, performance.timeOrigin);
  served = undefined;
  return pages;
}

/** Whether the page can be shown offline. */
export function isPageCached(href: string): boolean {
  return pages?.isKept(href) ?? false;
}
