import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { PREFETCH_AFTER_MS } from '#shared/domain/limits.ts';
import { isSavingData, readConnection } from '../shell/data-saver.ts';
import { isBrowserOffline } from './browser-failure.ts';
import { toPageHref } from './find-link.ts';
import { openPages } from './open-pages.ts';

/** Hover, focus or touch. Not `mouseover`: it also fires when the page moves under a pointer at rest. */
const SIGNS = ['mousemove', 'focusin', 'touchstart'] as const;
/** A finger that moves is scrolling, not tapping. */
const SECOND_THOUGHTS = ['touchmove', 'touchcancel'] as const;

/** Prefetches the page of a link the visitor is about to follow: first its data, then its code. */
export function PrefetchLinks() {
  const [fetched, setFetched] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let meant: string | undefined;
    const forget = () => {
      clearTimeout(timer);
      meant = undefined;
    };
    const consider = ({ target }: { target: EventTarget | null }) => {
      const href = hrefUnder(target);
      if (href === meant) return;
      forget();
      if (href === undefined || isDataDear()) return;
      meant = href;
      timer = setTimeout(() => void fetchAhead(href), PREFETCH_AFTER_MS);
    };
    const fetchAhead = async (href: string) => {
      const pages = await openPages();
      const isThere = await pages?.fetchAhead(href);
      // React Router reloads the document if a code file fails to load, so prefetch code only once the data has arrived.
      if (isThere) setFetched(href);
    };

    // This code is loaded by the first sign, which may have been on a link.
    const focused = document.activeElement;
    consider({ target: focused === document.body ? document.querySelector('a:hover') : focused });
    for (const sign of SIGNS) document.addEventListener(sign, consider, { passive: true });
    for (const sign of SECOND_THOUGHTS) document.addEventListener(sign, forget, { passive: true });
    return () => {
      forget();
      for (const sign of SIGNS) document.removeEventListener(sign, consider);
      for (const sign of SECOND_THOUGHTS) document.removeEventListener(sign, forget);
    };
  }, []);

  return fetched === undefined ? null : <PrefetchPageLinks page={fetched} />;
}

function hrefUnder(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? toPageHref(link, window.location) : undefined;
}

/** No prefetching for visitors who save data, on 2G networks, or offline. */
function isDataDear(): boolean {
  const { effectiveType = '' } = readConnection();
  return isSavingData() || effectiveType.endsWith('2g') || isBrowserOffline();
}
