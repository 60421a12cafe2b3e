/** The only place that reads the machine's clock. All other code takes `ctx.now()` or a time as an argument. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/**
 * A process uses the database's time, advanced by a monotonic timer, so that all processes agree. A machine whose clock is set
 * back revives no expired session, link, code or cached copy, and one whose clock runs ahead ends none early.
 */
export interface SteadyClock {
  now: Clock;
  /** The database's time, and how long the query took. */
  hear(said: Date, tookMs: number): void;
  /** How far the machine's own clock is ahead of ours. */
  aheadMs(): number;
}

/** Ignore drift below this (plus half the query time): answers take time, and the clock must not jump back for it. */
const TOLERANCE_MS = 250;

/** Until the first answer of the database it uses the machine's clock as read at the start. */
export function createSteadyClock(system: Clock = systemClock, timer = () => performance.now()): SteadyClock {
  let offset = system().getTime() - timer();
  return {
    now: () => new Date(offset + timer()),
    hear(said, tookMs) {
      const heard = said.getTime() + tookMs / 2 - timer();
      if (Math.abs(heard - offset) > tookMs / 2 + TOLERANCE_MS) offset = heard;
    },
    aheadMs: () => system().getTime() - (offset + timer()),
  };
}
