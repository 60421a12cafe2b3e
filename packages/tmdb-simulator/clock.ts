/** The only code here that reads the machine's date; everything else gets the date passed in. */
export function systemNow(): Date {
  return new Date();
}

export interface Clock {
  now(): Date;
  set(date: Date): void;
  advance(ms: number): void;
  reset(): void;
}

/** The simulator's clock: `base` plus an offset that tests set. With a fixed `base`, time stands still until it is moved. */
export function createClock(base: () => Date): Clock {
  let aheadMs = 0;
  return {
    now: () => (aheadMs === 0 ? base() : new Date(base().getTime() + aheadMs)),
    set(date) {
      aheadMs = date.getTime() - base().getTime();
    },
    advance(ms) {
      aheadMs += ms;
    },
    reset() {
      aheadMs = 0;
    },
  };
}

/** Starts at `start` (by default the machine's time) and either stands still or runs with the machine's clock. */
export function startingAt(start: Date | undefined, isRunning: boolean): () => Date {
  const startedAt = systemNow();
  const first = start ?? startedAt;
  return isRunning ? () => new Date(first.getTime() + (systemNow().getTime() - startedAt.getTime())) : () => first;
}
