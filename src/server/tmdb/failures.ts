/** TMDB does not have it (any more). Not a fault of theirs or ours. */
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
  /** An HTML page, cut or invalid JSON, a wrong content type, a body without end. */
  | 'garbage'
  /** JSON, but not of the shape we know. Asking again would bring the same. */
  | 'schema'
  /** 401, 403, or no token configured. */
  | 'key'
  /** 4xx that says our request is wrong. */
  | 'request'
  /** The breaker is open: nothing was sent. */
  | 'breaker'
  /** Our own line was too long for the time there was: TMDB is not to blame. */
  | 'busy';

export class TmdbUnavailable extends Error {
  override name = 'TmdbUnavailable';
  readonly fault: TmdbFault;
  /** What a 429 asked us to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(fault: TmdbFault, message: string, options?: ErrorOptions & { retryAfterMs?: number | undefined }) {
    super(message, options);
    this.fault = fault;
    this.retryAfterMs = options?.retryAfterMs;
  }
}

/** Another try may bring another answer. */
export function isRetryable(error: unknown): boolean {
  return error instanceof TmdbUnavailable && ['network', 'timeout', 'rate', 'server', 'garbage'].includes(error.fault);
}

/** TMDB itself is in trouble. A 429 is not: it is answered by waiting, not by giving up. */
export function isUpstreamTrouble(error: unknown): boolean {
  return error instanceof TmdbUnavailable && ['network', 'timeout', 'server', 'garbage'].includes(error.fault);
}
