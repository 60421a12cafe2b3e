import { useEffect, useState } from 'react';

/**
 * Whether an instant has passed since the page was rendered: it may stay open or come from the browser cache. Null never passes.
 */
export function useHasEnded(until: string | null): boolean {
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return undefined;
    const now = performance.timeOrigin + performance.now();
    const timer = setTimeout(() => setEnded(until), Math.max(0, Date.parse(until) - now));
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && ended === until;
}
