import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LOOP_DELAY_WINDOW_MS, TURNS_AT_ONCE } from '#shared/domain/limits.ts';
import { createFairQueue, type EndTurn } from './fair-queue.ts';
import type { Metrics } from './observing/metrics.ts';

/** How much work this process has. It refuses at once what it cannot finish soon, so that accepted work is finished. */
export interface Load {
  /** Waits for a turn, shared fairly among clients. `undefined` when the queue is full: nothing was started. */
  enter(service: 'web' | 'functions', client: string): Promise<EndTurn | undefined>;
  inFlight(): number;
  close(): void;
}

/** Runs `work`, which waits for another machine, and releases the turn meanwhile. */
export type Pause = <T>(work: () => Promise<T>) => Promise<T>;

export interface Turn {
  end: EndTurn;
  pause: Pause;
}

export const WITHOUT_TURN: Turn = { end: () => undefined, pause: (work) => work() };

/** A turn that can be released for a while. `undefined` when the queue is full: nothing was started. */
export async function takeTurn(load: Load, service: 'web' | 'functions', client: string): Promise<Turn | undefined> {
  let end = await load.enter(service, client);
  if (!end) return undefined;
  let isOver = false;
  let paused = 0;
  /** If the queue is full by now, the work continues without a turn: most of it is done. */
  async function goOn(): Promise<void> {
    const next = await load.enter(service, client);
    if (isOver || paused > 0) next?.();
    else end = next;
  }
  return {
    end() {
      isOver = true;
      end?.();
    },
    async pause(work) {
      paused += 1;
      end?.();
      end = undefined;
      try {
        return await work();
      } finally {
        paused -= 1;
        if (paused === 0 && !isOver) await goOn();
      }
    },
  };
}

export interface LoadOptions {
  /** Renders that run or wait; the same number applies to function calls. */
  limit: number;
  metrics: Metrics;
}

export function watchLoad({ limit, metrics }: LoadOptions): Load {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  // Separate queues: a call takes a millisecond or two and must not wait behind the renders of a traffic peak.
  const open = () => createFairQueue({ atOnce: Math.min(limit, TURNS_AT_ONCE), limit });
  const queues = { web: open(), functions: open() };
  const inFlight = () => queues.web.size() + queues.functions.size();
  const timer = setInterval(() => {
    // The median: one long render or garbage collection is not overload.
    metrics.loopDelay.set(delay.percentile(50) / 1e9);
    metrics.inFlight.set(inFlight());
    delay.reset();
  }, LOOP_DELAY_WINDOW_MS).unref();
  return {
    async enter(service, client) {
      const end = await queues[service].enter(client);
      if (!end) metrics.shed.inc({ service });
      return end;
    },
    inFlight,
    close() {
      clearInterval(timer);
      delay.disable();
    },
  };
}

/** Jittered Retry-After: clients that were refused together do not come back together. */
export function retryAfterSeconds(random = Math.random()): string {
  return String(1 + Math.floor(random * 5));
}
