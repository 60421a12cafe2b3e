import { useEffect } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import { openPages, rememberServedPage } from './open-pages.ts';
import { kindOfPage } from './page-kinds.ts';
import { PrefetchLinks } from './prefetch-links.tsx';

/** What shows that the visitor is there, or is back. */
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown', 'scroll', 'visibilitychange'] as const;

let isFirstPage = true;
let isVisitorThere = false;

/** Caches the first page, refreshes the shown page when it is stale, and prefetches links. */
export function PageLife() {
  const { pathname, search } = useLocation();
  const view = useMatches().at(-1)?.loaderData;
  const { revalidate } = useRevalidator();
  const href = pathname + search;
  const isShown = view !== undefined && kindOfPage(pathname) !== undefined;

  useEffect(() => {
    if (isFirstPage && isShown) rememberServedPage({ href, view });
    isFirstPage = false;
  });

  useEffect(() => {
    if (!isShown) return;
    let unwatch = () => {};
    let isLeft = false;
    const watch = async () => {
      const pages = await openPages();
      // The newer page is already in the cache: revalidating makes React Router read it from there.
      if (!isLeft) unwatch = pages.watch(href, () => void revalidate());
    };
    // If the cache's code does not load, the shown page is not refreshed.
    const stopWaiting = whenVisitorActs(() => void watch().catch(() => undefined));
    return () => {
      isLeft = true;
      stopWaiting();
      unwatch();
    };
  }, [href, isShown, revalidate]);

  return <PrefetchLinks />;
}

/** The first page is complete without the cache: its code is downloaded when the visitor first does something. */
function whenVisitorActs(act: () => void): () => void {
  const waiting = new AbortController();
  const first = () => {
    isVisitorThere = true;
    waiting.abort();
    act();
  };
  if (isVisitorThere) act();
  else
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, first, { passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
