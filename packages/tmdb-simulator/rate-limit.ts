export type RetryAfterStyle = 'seconds' | 'date' | 'zero' | 'absent';

export interface RateLimit {
  /** False if the caller is too fast. */
  take(): boolean;
  retryAfter: RetryAfterStyle;
  reset(): void;
}

/** A token bucket of one second's worth of requests, refilled continuously, in real time whatever the simulated date is. */
export function createRateLimit(ratePerSecond: number, retryAfter: RetryAfterStyle): RateLimit {
  let tokens = ratePerSecond;
  let filledAt = performance.now();

  return {
    retryAfter,
    take() {
      const now = performance.now();
      tokens = Math.min(ratePerSecond, tokens + ((now - filledAt) / 1000) * ratePerSecond);
      filledAt = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
    reset() {
      tokens = ratePerSecond;
      filledAt = performance.now();
    },
  };
}

export function retryAfterHeader(style: RetryAfterStyle, seconds: number, now: Date): Record<string, string> {
  if (style === 'absent') return {};
  if (style === 'zero') return { 'retry-after': '0' };
  if (style === 'seconds') return { 'retry-after': String(seconds) };
  return { 'retry-after': new Date(now.getTime() + seconds * 1000).toUTCString() };
}
