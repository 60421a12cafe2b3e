import { useEffect, useState } from 'react';
import { COOKIE_BANNER_DELAY_MS } from '#shared/domain/limits.ts';
import { closeBanner, isAnswerMissing, onCookieChoice } from './cookie-choice.ts';

/** Asks once per page load: after the visitor resets a choice, the banner returns at the next visit, not at once. */
export function useBanner(): { isShown: boolean; close: () => void } {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isAnswerMissing()) return;
    const cancel = afterLoad(COOKIE_BANNER_DELAY_MS, () => setShown(isAnswerMissing()));
    // Answered here or in another tab.
    const stop = onCookieChoice(() => {
      if (isAnswerMissing()) return;
      cancel();
      setShown(false);
    });
    return () => {
      cancel();
      stop();
    };
  }, []);
  const close = () => {
    closeBanner();
    setShown(false);
  };
  return { isShown, close };
}

/** Runs `ms` after the browser's load event, no matter when this is called. */
function afterLoad(ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const waited = performance.now() - (navigation?.loadEventStart ?? 0);
    timer = setTimeout(run, Math.max(0, ms - waited));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', wait);
  };
}
