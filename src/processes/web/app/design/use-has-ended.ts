import { useEffect, useState } from 'react';

/** A browser fires a longer timer at once. No page stays open for 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Whether an instant has passed since the page was rendered: it may stay open or come from the browser cache. Null never passes.
 */
export function useHasEnded(until: string | null): boolean {
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return undefined;
    const now = performance.timeOrigin + performance.now();
    const left = Math.max(0, Date.parse(until) - now);
    if (left > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => setEnded(until), left);
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && ended === until;
}
