import { useSyncExternalStore } from 'react';
import { toBrazilianDay } from '#shared/domain/day.ts';

const CHECKED_EVERY_MS = 60_000;

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, CHECKED_EVERY_MS);
  return () => clearInterval(timer);
}

/** Today in Brazil: the server's at first, then the browser's, so a page left open past midnight marks the new day. */
export function useToday(serverDay: string): string {
  return useSyncExternalStore(
    subscribe,
    // oxlint-disable-next-line project/clock -- the mark moves in a page that stays open.
    () => toBrazilianDay(new Date()),
    () => serverDay,
  );
}
