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

/** Runs `work`, which waits for another machine, without holding the turn meanwhile. */
export type Pause = <T>(work: () => Promise<T>) => Promise<T>;

export interface Turn {
  end: EndTurn;
  pause: Pause;
}

export const WITHOUT_TURN: Turn = { end: () => undefined, pause: (work) => work() };

/** A turn that can be given back for a while. `undefined` when there is no room: nothing was begun. */
export async function takeTurn(load: Load, service: 'web' | 'functions', client: string): Promise<Turn | undefined> {
  let end = await load.enter(service, client);
  if (!end) return undefined;
  let isOver = false;
  let paused = 0;
  /** Where there is no room by now it goes on without a turn: most of its work is done. */
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
  /** Renders that run or wait; and as many calls. */
  limit: number;
  metrics: Metrics;
}

export function watchLoad({ limit, metrics }: LoadOptions): Load {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  // Apart: a call takes a millisecond or two and shall not wait for the renders of a crowd.
  const open = () => createFairQueue({ atOnce: Math.min(limit, TURNS_AT_ONCE), limit });
  const queues = { web: open(), functions: open() };
  const inFlight = () => queues.web.size() + queues.functions.size();
  const timer = setInterval(() => {
    // The median: one long render, or a collection of garbage, is no crowd.
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

/** Seconds to stay away, told to each otherwise: those who were refused together do not come back together. */
export function retryAfterSeconds(random = Math.random()): string {
  return String(1 + Math.floor(random * 5));
}
