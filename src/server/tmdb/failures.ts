/** TMDB does not have it (any more): a 404, not a fault. */
export class TmdbNotFound extends Error {
  override name = 'TmdbNotFound';
}

export type TmdbFault =
  /** Refused connection, reset, DNS. */
  | 'network'
  | 'timeout'
  /** 429. */
  | 'rate'
  /** 5xx. */
  | 'server'
  /** An HTML page, truncated or invalid JSON, a wrong content type, a body that is too large. */
  | 'garbage'
  /** JSON that does not match the schema. A retry would return the same. */
  | 'schema'
  /** 401, 403, or no token configured. */
  | 'key'
  /** A 4xx for an invalid request. */
  | 'request'
  /** The breaker is open: nothing was sent. */
  | 'breaker'
  /** Our own queue was too long for the deadline: not TMDB's fault. */
  | 'busy';

export class TmdbUnavailable extends Error {
  override name = 'TmdbUnavailable';
  readonly fault: TmdbFault;
  /** Retry-After of a 429. */
  readonly retryAfterMs: number | undefined;

  constructor(fault: TmdbFault, message: string, options?: ErrorOptions & { retryAfterMs?: number | undefined }) {
    super(message, options);
    this.fault = fault;
    this.retryAfterMs = options?.retryAfterMs;
  }
}

/** Whether a retry may succeed. */
export function isRetryable(error: unknown): boolean {
  return error instanceof TmdbUnavailable && ['network', 'timeout', 'rate', 'server', 'garbage'].includes(error.fault);
}

/** Whether TMDB itself is failing. A 429 is not: it means wait, not give up. */
export function isUpstreamTrouble(error: unknown): boolean {
  return error instanceof TmdbUnavailable && ['network', 'timeout', 'server', 'garbage'].includes(error.fault);
}
