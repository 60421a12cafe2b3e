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
/** In flight at once: enough for the rate at half a second an answer, and never a crowd. */
const CONCURRENT_CALLS = { least: 10, most: 64 };
/** One try; the deadline of a call is for all of them together. A hanging connection costs a place in line this long. */
const TRY_MS = 8_000;
/** With less than this left nothing is sent; a timeout in less than the second number is not held against TMDB. */
const LEAST_TRY_MS = 300;
const FAIR_TRY_MS = 1_000;
/** A refused token is not refused differently a second later. */
const REFUSED_KEY_MS = 60_000;
export const TOKEN_ADVICE =
  'Set TMDB_TOKEN to an "API Read Access Token" of TMDB; `npm run cli -- tmdb:check` says whether it works.';
const RETRIES: Record<Urgency, number> = { interactive: 1, batch: 3 };
/** A 429 without Retry-After. */
const DEFAULT_PAUSE_MS = 1_000;

/**
 * Order matters. A retry goes back through the line, so it counts against the rate like any call; the breaker stands
 * behind the line, so waiting for our own turn never counts as TMDB's failure.
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

  /** The breaker itself turns half-open only when it is asked to send, so its time is watched here. */
  const isOpen = () => breaker.state === CircuitState.Open && performance.now() - openedAt < openMs;

  const retrying = (urgency: Urgency) =>
    retry(handleWhen(isRetryable), {
      maxAttempts: RETRIES[urgency],
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 5_000 }),
    });
  const policies = { interactive: retrying('interactive'), batch: retrying('batch') };

  /** A 429 concerns everyone in line, not only the call that met it; a second one never shortens the first. */
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
    if (tryMs < LEAST_TRY_MS) throw new TmdbUnavailable('busy', 'our own line to TMDB was too long');
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

  /** A try that began late in its call's time may fail for that alone; then it is our delay and not TMDB's. */
  async function sendFairly<T>(url: URL, schema: z.ZodType<T>, tryMs: number): Promise<T> {
    try {
      return await send({ url, token, schema, signal: AbortSignal.timeout(tryMs), dispatcher, now });
    } catch (error) {
      const isUnfair = error instanceof TmdbUnavailable && error.fault === 'timeout' && tryMs < FAIR_TRY_MS;
      throw isUnfair ? new TmdbUnavailable('busy', 'our own line to TMDB was too long', { cause: error }) : error;
    }
  }

  return {
    async get(path, query, schema, { urgency, deadlineMs }) {
      if (!token) throw new TmdbUnavailable('key', 'no TMDB token is configured');
      if (isOpen()) throw new TmdbUnavailable('breaker', 'TMDB is not being called for now');
      if (performance.now() < keyRefusedUntil) throw new TmdbUnavailable('key', 'TMDB refused our token a moment ago');
      const priority = urgency === 'interactive' ? 1 : 0;
      // More visitors waiting than can be served in their time: the rest is told at once.
      if (priority > 0 && line.sizeBy({ priority }) >= ratePerSecond)
        throw new TmdbUnavailable('busy', 'too many wait');
      const url = new URL(apiUrl + path);
      url.search = new URLSearchParams(query).toString();
      // A moment longer than the last try may take, so that a try ends by its own clock and says why.
      const signal = AbortSignal.timeout(deadlineMs + 50);
      const endsAt = performance.now() + deadlineMs;
      // If time runs out between two tries, the first one's failure is the answer.
      let last: Error | undefined;
      const remember = (error: Error): never => {
        last = error;
        throw error;
      };
      try {
        return await policies[urgency].execute(
          () => line.add(() => attempt(url, schema, endsAt).catch(remember), { signal, priority }),
          signal,
        );
      } catch (error) {
        if (error instanceof TmdbUnavailable || error instanceof TmdbNotFound) throw error;
        if (signal.aborted)
          throw last ?? new TmdbUnavailable('busy', 'our own line to TMDB was too long', { cause: error });
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
