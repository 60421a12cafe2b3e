/** The only reader of the machine's date here; everything else is told what today is. */
export function systemNow(): Date {
  return new Date();
}

export interface Clock {
  now(): Date;
  set(date: Date): void;
  advance(ms: number): void;
  reset(): void;
}

/** What the simulator calls now: `base`, moved by whoever controls it. Over a fixed base time stands still until told. */
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

/** From that moment on (the machine's, if none is given): standing still, or passing as the machine's time does. */
export function startingAt(start: Date | undefined, isRunning: boolean): () => Date {
  const startedAt = systemNow();
  const first = start ?? startedAt;
  return isRunning ? () => new Date(first.getTime() + (systemNow().getTime() - startedAt.getTime())) : () => first;
}
