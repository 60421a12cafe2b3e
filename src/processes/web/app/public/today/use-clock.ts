import { useSyncExternalStore } from 'react';

const CHECKED_EVERY_MS = 5_000;

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, CHECKED_EVERY_MS);
  return () => clearInterval(timer);
}

/** The visitor's clock, in minutes since midnight. */
function readMinute(): number {
  // oxlint-disable-next-line project/clock -- a film ends by the visitor's own clock.
  const now = new Date();
  return now.getHours() * 60 + now.getMinutes();
}

/** Minutes since midnight, and whether they are the visitor's: the server's HTML counts from its own minute in Brasília. */
export function useClock(serverMinute: number): { minute: number; isVisitors: boolean } {
  const minute = useSyncExternalStore(subscribe, readMinute, () => undefined);
  return { minute: minute ?? serverMinute, isVisitors: minute !== undefined };
}

/** `22h41`, `22h`; also for a minute of the next day. */
export function formatMinute(minute: number): string {
  const minutes = minute % 60;
  return `${Math.floor(minute / 60) % 24}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`;
}
