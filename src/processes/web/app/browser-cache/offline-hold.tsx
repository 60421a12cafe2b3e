import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { systemPages } from '#shared/text/system-pages.ts';
import { toastStore } from '../design/dialogs/toast-store.ts';
import { isBrowserOffline } from './browser-failure.ts';
import { isPageCached } from './open-pages.ts';

/**
 * Offline, only cached pages open. React Router would reload the document for a page whose code is not loaded, and the
 * visitor would lose the page they are reading; instead the navigation waits until the network is back.
 */
export function OfflineHold() {
  const blocker = useBlocker(
    ({ nextLocation: { pathname, search } }) => isBrowserOffline() && !isPageCached(pathname + search),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const toast = toastStore.add(systemPages.heldWhileOffline, 'failed');
    const go = () => blocker.proceed();
    window.addEventListener('online', go);
    return () => {
      window.removeEventListener('online', go);
      toastStore.dismiss(toast);
    };
  }, [blocker]);

  return null;
}
