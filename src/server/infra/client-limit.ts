import { LRUCache } from 'lru-cache';

/** A rate limit per client, counted in this process. */
export interface ClientLimit {
  /** Whether this client may act now; if so, it is counted. */
  take(client: string): boolean;
}

export interface ClientLimitOptions {
  /** On average; 0 means unlimited. */
  perMinute: number;
  /** At once, after a pause. */
  burst: number;
  /** Monotonic, in milliseconds. */
  now?: () => number;
}

/** A client evicted from this map starts with a full burst: against more addresses than this, the limit does not protect. */
const CLIENTS = 10_000;
const MINUTE_MS = 60_000;

/** A token bucket per client: it holds `burst` tokens and gains `perMinute` a minute. */
export function createClientLimit({
  perMinute,
  burst,
  now = () => performance.now(),
}: ClientLimitOptions): ClientLimit {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: CLIENTS });
  return {
    take(client) {
      if (perMinute === 0) return true;
      const at = now();
      const last = buckets.get(client) ?? { tokens: burst, at };
      const tokens = Math.min(burst, last.tokens + ((at - last.at) / MINUTE_MS) * perMinute);
      const isAllowed = tokens >= 1;
      buckets.set(client, { tokens: isAllowed ? tokens - 1 : tokens, at });
      return isAllowed;
    },
  };
}
