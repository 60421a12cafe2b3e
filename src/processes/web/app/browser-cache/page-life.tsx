import { useEffect } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import { openPages } from './open-pages.ts';
import { kindOfPage } from './page-kinds.ts';
import { PrefetchLinks } from './prefetch-links.tsx';

/** Refreshes the shown page when it is stale, and prefetches links. */
export function PageLife() {
  const { pathname, search } = useLocation();
  const view = useMatches().at(-1)?.loaderData;
  const { revalidate } = useRevalidator();
  const href = pathname + search;
  const isShown = view !== undefined && kindOfPage(pathname) !== undefined;

  useEffect(() => {
    if (!isShown) return;
    let unwatch = () => {};
    let isLeft = false;
    const watch = async () => {
      const pages = await openPages();
      // The newer page is already in the cache: revalidating makes React Router read it from there.
      if (!isLeft && pages) unwatch = pages.watch(href, () => void revalidate());
    };
    void watch();
    return () => {
      isLeft = true;
      unwatch();
    };
  }, [href, isShown, revalidate]);

  return <PrefetchLinks />;
}
