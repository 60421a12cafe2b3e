import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LOOP_DELAY_WINDOW_MS } from '#shared/domain/limits.ts';
import type { Metrics } from './metrics.ts';

/** How much this process has in hand. What it cannot finish soon it refuses at once, so that what it took on is finished. */
export interface Load {
  /** `undefined` when there is no room: nothing was begun. Otherwise what to call when it is done. */
  enter(service: 'web' | 'functions'): (() => void) | undefined;
  inFlight(): number;
  close(): void;
}

export interface LoadOptions {
  /** Renders and calls at once. */
  limit: number;
  metrics: Metrics;
}

export function watchLoad({ limit, metrics }: LoadOptions): Load {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let inFlight = 0;
  const timer = setInterval(() => {
    // The median: one long render, or a collection of garbage, is no crowd.
    metrics.loopDelay.set(delay.percentile(50) / 1e9);
    metrics.inFlight.set(inFlight);
    delay.reset();
  }, LOOP_DELAY_WINDOW_MS).unref();
  return {
    enter(service) {
      if (inFlight >= limit) {
        metrics.shed.inc({ service });
        return undefined;
      }
      inFlight += 1;
      let isDone = false;
      return () => {
        if (!isDone) inFlight -= 1;
        isDone = true;
      };
    },
    inFlight: () => inFlight,
    close() {
      clearInterval(timer);
      delay.disable();
    },
  };
}

/** Seconds to stay away, told to each otherwise: those who were refused together do not come back together. */
export function retryAfterSeconds(random = Math.random()): string {
  return String(1 + Math.floor(random * 5));
}
