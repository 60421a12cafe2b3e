import { noConnection } from './browser-failure.ts';
import type { KeptPages } from './kept-pages.ts';

interface ServedPage {
  href: string;
  view: unknown;
}

let served: ServedPage | undefined;
let pages: KeptPages | undefined;

// Development only, sent by tools/dev-server.ts after an edit: the pages cached here were made by the code before it.
import.meta.hot?.on('code-replaced', () => {
  served = undefined;
  pages = undefined;
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: { revalidate(): Promise<void> } };
  void router?.revalidate();
});

/** The first page came whole from the server: it is not asked for again while it is fresh. */
export function rememberServedPage(page: ServedPage): void {
  served = page;
}

/** The cache comes after the page: the first one is read and used without it. */
export async function openPages(): Promise<KeptPages> {
  const { createKeptPages } = await import('./kept-pages.ts').catch((cause: unknown) => {
    throw noConnection(cause);
  });
  pages ??= createKeptPages();
  // It is as old as its document.
  if (served) pages.keep(served.href, served.view, performance.timeOrigin);
  served = undefined;
  return pages;
}

/** What can be shown without a network. */
export function isPageKept(href: string): boolean {
  return pages?.isKept(href) ?? false;
}
