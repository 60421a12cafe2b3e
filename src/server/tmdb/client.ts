import {
  BrokenCircuitError,
  CircuitState,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  SamplingBreaker,
} from 'cockatiel';
import PQueue from 'p-queue';
import { Agent } from 'undici';
import type { z } from 'zod';
import type { Clock } from '../infra/clock.ts';
import type { Log } from '../infra/log.ts';
import type { Metrics } from '../infra/metrics.ts';
import { isRetryable, isUpstreamTrouble, TmdbNotFound, TmdbUnavailable } from './failures.ts';
import { send } from './send.ts';

export interface TmdbOptions {
  apiUrl: string;
  token: string;
  ratePerSecond: number;
  log: Log;
  metrics: Metrics;
  now: Clock;
  /** How long the breaker stays open; tests shorten it. */
  breakerOpenMs?: number;
}

/** A visitor is waiting, or nobody is. */
export type Urgency = 'interactive' | 'batch';

export interface CallOptions {
  urgency: Urgency;
  /** For everything: waiting in line, sending, trying again. */
  deadlineMs: number;
}

export interface TmdbClient {
  get<T>(path: string, query: Record<string, string>, schema: z.ZodType<T>, options: CallOptions): Promise<T>;
  isBreakerOpen(): boolean;
  close(): Promise<void>;
}

/** Half of at least 5 calls failing within 30 s opens the breaker for 60 s; then one call may try. */
const BREAKER = { windowMs: 30_000, openMs: 60_000, calls: 5, failingShare: 0.5 };
const CONCURRENT_CALLS = 10;
const RETRIES: Record<Urgency, number> = { interactive: 1, batch: 3 };
/** A 429 without Retry-After. */
const DEFAULT_PAUSE_MS = 1_000;

/**
 * Order matters. A retry goes back through the line, so it counts against the rate like any call; the breaker stands
 * behind the line, so waiting for our own turn never counts as TMDB's failure.
 */
export function createTmdbClient(options: TmdbOptions): TmdbClient {
  const { apiUrl, token, ratePerSecond, log, metrics, now } = options;
  const dispatcher = new Agent({ connections: CONCURRENT_CALLS, connect: { timeout: 3_000 } });
  const line = new PQueue({ ...paceOf(ratePerSecond), strict: true, concurrency: CONCURRENT_CALLS });
  let resume: NodeJS.Timeout | undefined;

  const openMs = options.breakerOpenMs ?? BREAKER.openMs;
  let openedAt = 0;
  const breaker = circuitBreaker(handleWhen(isUpstreamTrouble), {
    halfOpenAfter: openMs,
    breaker: new SamplingBreaker({
      threshold: BREAKER.failingShare,
      duration: BREAKER.windowMs,
      minimumRps: BREAKER.calls / (BREAKER.windowMs / 1_000),
    }),
  });
  breaker.onStateChange((state) => {
    metrics.tmdbBreaker.set(state === CircuitState.Open ? 1 : 0);
    if (state === CircuitState.Open) {
      openedAt = performance.now();
      log.warn('TMDB breaker opened');
    }
    if (state === CircuitState.Closed) log.info('TMDB breaker closed');
  });

  /** The breaker itself turns half-open only when it is asked to send, so its time is watched here. */
  const isOpen = () => breaker.state === CircuitState.Open && performance.now() - openedAt < openMs;

  const retrying = (urgency: Urgency) =>
    retry(handleWhen(isRetryable), {
      maxAttempts: RETRIES[urgency],
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 5_000 }),
    });
  const policies = { interactive: retrying('interactive'), batch: retrying('batch') };

  /** A 429 concerns everyone in line, not only the call that met it. */
  function pauseLine(retryAfterMs: number): void {
    line.pause();
    clearTimeout(resume);
    resume = setTimeout(() => line.start(), retryAfterMs);
  }

  async function attempt<T>(url: URL, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    try {
      const value = await breaker.execute(() => send({ url, token, schema, signal, dispatcher, now }));
      metrics.tmdbCalls.inc({ outcome: 'ok' });
      return value;
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        metrics.tmdbCalls.inc({ outcome: 'breaker' });
        throw new TmdbUnavailable('breaker', 'TMDB is not being called for now', { cause: error });
      }
      const outcome = error instanceof TmdbUnavailable ? error.fault : error instanceof TmdbNotFound ? 'absent' : 'bug';
      metrics.tmdbCalls.inc({ outcome });
      if (error instanceof TmdbUnavailable && error.fault === 'rate') pauseLine(error.retryAfterMs ?? DEFAULT_PAUSE_MS);
      if (error instanceof TmdbUnavailable && error.fault === 'key') log.error('TMDB refuses our token');
      throw error;
    }
  }

  return {
    async get(path, query, schema, { urgency, deadlineMs }) {
      if (!token) throw new TmdbUnavailable('key', 'no TMDB token is configured');
      if (isOpen()) throw new TmdbUnavailable('breaker', 'TMDB is not being called for now');
      const url = new URL(apiUrl + path);
      url.search = new URLSearchParams(query).toString();
      const signal = AbortSignal.timeout(deadlineMs);
      const priority = urgency === 'interactive' ? 1 : 0;
      try {
        return await policies[urgency].execute(
          () => line.add(() => attempt(url, schema, signal), { signal, priority }),
          signal,
        );
      } catch (error) {
        if (error instanceof TmdbUnavailable || error instanceof TmdbNotFound) throw error;
        if (signal.aborted) throw new TmdbUnavailable('timeout', 'TMDB did not answer in time', { cause: error });
        throw error;
      }
    },
    isBreakerOpen: isOpen,
    async close() {
      clearTimeout(resume);
      line.clear();
      await dispatcher.destroy();
    },
  };
}

/**
 * Calls are spread over the second instead of sent in one burst, and a tenth of the rate is left unused: what leaves
 * here evenly may still arrive bunched, and TMDB counts arrivals.
 */
function paceOf(ratePerSecond: number): { interval: number; intervalCap: number } {
  const callsPerSecond = ratePerSecond * 0.9;
  // Timers are too coarse to start single calls more than about fifty times a second.
  const intervalCap = Math.max(1, Math.round(callsPerSecond / 50));
  return { interval: (intervalCap * 1_000) / callsPerSecond, intervalCap };
}
