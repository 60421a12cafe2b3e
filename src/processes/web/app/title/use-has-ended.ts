import { useEffect, useState } from 'react';

/** Whether an instant has passed, on a page that was opened or stored by the browser before it. Null never passes. */
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
