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
import type { Metrics } from '../infra/observing/metrics.ts';
import { inSpan } from '../infra/observing/spans.ts';
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

/** Whether a visitor waits for the answer. */
export type Urgency = 'interactive' | 'batch';

export interface CallOptions {
  urgency: Urgency;
  /** For the whole call: waiting in the queue, sending, retrying. */
  deadlineMs: number;
}

export interface TmdbClient {
  get<T>(path: string, query: Record<string, string>, schema: z.ZodType<T>, options: CallOptions): Promise<T>;
  isBreakerOpen(): boolean;
  close(): Promise<void>;
}

/** Half of at least 5 calls failing within 30 s opens the breaker for 60 s; then one call may try. */
const BREAKER = { windowMs: 30_000, openMs: 60_000, calls: 5, failingShare: 0.5 };
/** Parallel calls: enough for the rate at half a second per answer, and limited. */
const CONCURRENT_CALLS = { least: 10, most: 64 };
/** Timeout of one attempt; a call's deadline covers all attempts. A hanging connection blocks a slot this long. */
const TRY_MS = 8_000;
/** With less time left nothing is sent; a timeout in less than FAIR_TRY_MS does not count as TMDB's failure. */
const LEAST_TRY_MS = 300;
const FAIR_TRY_MS = 1_000;
/** After a refused token, do not call again for this long: the answer would be the same. */
const REFUSED_KEY_MS = 60_000;
export const TOKEN_ADVICE =
  'Set TMDB_TOKEN to an "API Read Access Token" of TMDB; `npm run cli -- tmdb:check` says whether it works.';
const RETRIES: Record<Urgency, number> = { interactive: 1, batch: 3 };
/** For a 429 without Retry-After. */
const DEFAULT_PAUSE_MS = 1_000;

/**
 * Order matters. A retry goes through the queue again, so it counts against the rate like any call; the breaker comes after the
 * queue, so that waiting for our own turn never counts as TMDB's failure.
 */
export function createTmdbClient(options: TmdbOptions): TmdbClient {
  const { apiUrl, token, ratePerSecond, log, metrics, now } = options;
  const concurrency = Math.min(Math.max(Math.round(ratePerSecond / 2), CONCURRENT_CALLS.least), CONCURRENT_CALLS.most);
  const dispatcher = new Agent({ connections: concurrency, connect: { timeout: 3_000 } });
  const line = new PQueue({ ...paceOf(ratePerSecond), strict: true, concurrency });
  let resume: NodeJS.Timeout | undefined;
  let pausedUntil = 0;
  let keyRefusedUntil = 0;

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

  /** The breaker only becomes half-open when it is asked to send, so its open time is tracked here. */
  const isOpen = () => breaker.state === CircuitState.Open && performance.now() - openedAt < openMs;

  const retrying = (urgency: Urgency) =>
    retry(handleWhen(isRetryable), {
      maxAttempts: RETRIES[urgency],
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 5_000 }),
    });
  const policies = { interactive: retrying('interactive'), batch: retrying('batch') };

  /** A 429 pauses all queued calls, not only the one that got it; a second 429 never shortens the pause. */
  function pauseLine(retryAfterMs: number): void {
    const until = performance.now() + retryAfterMs;
    if (until <= pausedUntil) return;
    pausedUntil = until;
    line.pause();
    clearTimeout(resume);
    resume = setTimeout(() => line.start(), retryAfterMs);
  }

  async function attempt<T>(url: URL, schema: z.ZodType<T>, endsAt: number): Promise<T> {
    const tryMs = Math.floor(Math.min(endsAt - performance.now(), TRY_MS));
    if (tryMs < LEAST_TRY_MS) throw new TmdbUnavailable('busy', 'our own queue for TMDB was too long');
    try {
      const value = await breaker.execute(() => sendFairly(url, schema, tryMs));
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
      if (error instanceof TmdbUnavailable && error.fault === 'key') {
        keyRefusedUntil = performance.now() + REFUSED_KEY_MS;
        log.error({ advice: TOKEN_ADVICE }, 'TMDB refuses our token');
      }
      throw error;
    }
  }

  /** An attempt that started late may time out for that reason alone; then it is our delay, not TMDB's. */
  async function sendFairly<T>(url: URL, schema: z.ZodType<T>, tryMs: number): Promise<T> {
    try {
      return await send({ url, token, schema, signal: AbortSignal.timeout(tryMs), dispatcher, now });
    } catch (error) {
      const isUnfair = error instanceof TmdbUnavailable && error.fault === 'timeout' && tryMs < FAIR_TRY_MS;
      throw isUnfair ? new TmdbUnavailable('busy', 'our own queue for TMDB was too long', { cause: error }) : error;
    }
  }

  return {
    async get(path, query, schema, { urgency, deadlineMs }) {
      if (!token) throw new TmdbUnavailable('key', 'no TMDB token is configured');
      if (isOpen()) throw new TmdbUnavailable('breaker', 'TMDB is not being called for now');
      if (performance.now() < keyRefusedUntil) throw new TmdbUnavailable('key', 'TMDB refused our token a moment ago');
      const priority = urgency === 'interactive' ? 1 : 0;
      // More visitors wait than can be served in time: fail at once.
      if (priority > 0 && line.sizeBy({ priority }) >= ratePerSecond)
        throw new TmdbUnavailable('busy', 'too many wait');
      const url = new URL(apiUrl + path);
      url.search = new URLSearchParams(query).toString();
      // Slightly longer than the last attempt may take, so that the attempt itself times out and gives the reason.
      const signal = AbortSignal.timeout(deadlineMs + 50);
      const endsAt = performance.now() + deadlineMs;
      // If time runs out between two attempts, the failure of the last one is thrown.
      let last: Error | undefined;
      const remember = (error: Error): never => {
        last = error;
        throw error;
      };
      try {
        // Waiting for our own turn and further attempts are part of the span.
        return await inSpan({ name: `tmdb ${patternOf(path)}`, kind: 'client' }, () =>
          policies[urgency].execute(
            () => line.add(() => attempt(url, schema, endsAt).catch(remember), { signal, priority }),
            signal,
          ),
        );
      } catch (error) {
        if (error instanceof TmdbUnavailable || error instanceof TmdbNotFound) throw error;
        if (signal.aborted)
          throw last ?? new TmdbUnavailable('busy', 'our own queue for TMDB was too long', { cause: error });
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

/** `/tv/1399/season/1` is `/tv/:id/season/:id`: few names, as traces need. */
function patternOf(path: string): string {
  return path.replaceAll(/\/(?:tt)?\d+(?=\/|$)/g, '/:id');
}

/**
 * Spreads calls over the second instead of one burst, and leaves a tenth of the rate unused: calls sent evenly may still arrive in
 * bunches, and TMDB counts arrivals.
 */
function paceOf(ratePerSecond: number): { interval: number; intervalCap: number } {
  const callsPerSecond = ratePerSecond * 0.9;
  // Timers are too coarse to start single calls more than about fifty times a second.
  const intervalCap = Math.max(1, Math.round(callsPerSecond / 50));
  return { interval: (intervalCap * 1_000) / callsPerSecond, intervalCap };
}
