import { useLayoutEffect } from 'react';

/** Scrolls to the top when the boxes replace a page, wherever the visitor was on it. */
export function useTop(isLoading: boolean): void {
  useLayoutEffect(() => {
    if (isLoading) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isLoading]);
}
