import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LOOP_DELAY_WINDOW_MS, TURNS_AT_ONCE } from '#shared/domain/limits.ts';
import { createFairQueue, type EndTurn } from './fair-queue.ts';
import type { Metrics } from './metrics.ts';

/** How much this process has in hand. What it cannot finish soon it refuses at once, so that what it took on is finished. */
export interface Load {
  /** Waits for a turn, shared fairly among clients. `undefined` when there is no room: nothing was begun. */
  enter(service: 'web' | 'functions', client: string): Promise<EndTurn | undefined>;
  inFlight(): number;
  close(): void;
}

export interface LoadOptions {
  /** Renders and calls that run or wait. */
  limit: number;
  metrics: Metrics;
}

export function watchLoad({ limit, metrics }: LoadOptions): Load {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const queue = createFairQueue({ atOnce: Math.min(limit, TURNS_AT_ONCE), limit });
  const timer = setInterval(() => {
    // The median: one long render, or a collection of garbage, is no crowd.
    metrics.loopDelay.set(delay.percentile(50) / 1e9);
    metrics.inFlight.set(queue.size());
    delay.reset();
  }, LOOP_DELAY_WINDOW_MS).unref();
  return {
    async enter(service, client) {
      const end = await queue.enter(client);
      if (!end) metrics.shed.inc({ service });
      return end;
    },
    inFlight: () => queue.size(),
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
