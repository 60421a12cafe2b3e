import { useEffect } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import { openPages, rememberServedPage } from './open-pages.ts';
import { kindOfPage } from './page-kinds.ts';
import { PrefetchLinks } from './prefetch-links.tsx';

let isFirstPage = true;

/** What a page does in the browser beside being shown: it is kept, kept fresh, and the next one is fetched ahead. */
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
      // What is newer is in the cache by then: React Router reads it there.
      if (!isLeft) unwatch = pages.watch(href, () => void revalidate());
    };
    // Without it every page is asked for when it is wanted.
    watch().catch(() => undefined);
    return () => {
      isLeft = true;
      unwatch();
    };
  }, [href, isShown, revalidate]);

  return <PrefetchLinks />;
}
