/** The one place that reads the machine's clock. Everything else takes `ctx.now()` or a time as an argument. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/**
 * A process's time is the database's: every process has the same, and it moves on by a timer that nobody sets. A machine whose
 * clock is set back brings no session, link, code or copy back to life, and one whose clock runs ahead ends none.
 */
export interface SteadyClock {
  now: Clock;
  /** What the database said, and how long it took to say so. */
  hear(said: Date, tookMs: number): void;
  /** How far the machine's own clock is ahead of what we go by. */
  aheadMs(): number;
}

/** What the two may differ by before it counts: answers take their time, and time shall not run back by a breath. */
const TOLERANCE_MS = 250;

/** Until the database has spoken it goes by the machine's clock, as it was when the process began. */
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
