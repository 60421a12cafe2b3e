import { NOTIFICATION_ATTEMPTS } from '#shared/admin/domain/limits.ts';

export interface Attempts {
  max: number;
  firstMs: number;
  longestMs: number;
}

/**
 * How long to wait after this failed attempt: twice as long each time up to a limit, and a fifth more or less so that what failed
 * together is not tried together. `undefined` after the last attempt.
 */
export function findRetryDelay(
  attempt: number,
  random: number,
  { max, firstMs, longestMs }: Attempts = NOTIFICATION_ATTEMPTS,
): number | undefined {
  if (attempt >= max) return undefined;
  return Math.round(Math.min(firstMs * 2 ** (attempt - 1), longestMs) * (0.8 + 0.4 * random));
}
