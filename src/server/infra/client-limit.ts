import { LRUCache } from 'lru-cache';

/** How often each client may do something, counted in this process. */
export interface ClientLimit {
  /** Whether this client may do it once more now; if so, it is counted. */
  take(client: string): boolean;
}

export interface ClientLimitOptions {
  /** On average; 0 is any number. */
  perMinute: number;
  /** At once, after a pause. */
  burst: number;
  /** In milliseconds, never running backwards. */
  now?: () => number;
}

/** A client that has been forgotten starts with a full burst: with more addresses than this the limit is not the protection. */
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
