import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { rememberServedPage } from './open-pages.ts';
import { kindOfPage } from './page-kinds.ts';

let isFirstPage = true;

/** Remembers the page that came with the document. The cache, which takes it over, may arrive when the visitor has left it. */
export function FirstPage(): null {
  const { pathname, search } = useLocation();
  const view = useMatches().at(-1)?.loaderData;

  useEffect(() => {
    const isCached = view !== undefined && kindOfPage(pathname) !== undefined;
    if (isFirstPage && isCached) rememberServedPage({ href: pathname + search, view });
    isFirstPage = false;
  });

  return null;
}
