import { useLayoutEffect } from 'react';

/** Boxes are seen from their beginning, wherever the visitor was on the page they replace. */
export function useTop(isLoading: boolean): void {
  useLayoutEffect(() => {
    if (isLoading) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isLoading]);
}
