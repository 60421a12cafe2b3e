import type { Context } from '../../context.ts';
import { withBuildLock } from '../../infra/advisory-locks.ts';
import type { CachedValue } from '../../infra/memory-cache.ts';
import { AskPrimary } from './read-anywhere.ts';

/** Single flight: concurrent requests share one read, except with a read that began before one of the tags was invalidated. */
export function shareRead<T>(
  ctx: Context,
  { key, lastDrop }: { key: string; lastDrop: number },
  read: () => Promise<T>,
): Promise<T> {
  const flight = ctx.copies.flights.run(`${key}@${lastDrop}`, async () => {
    // Part of an answer of a replica that lacks a change by now: a request after that change may share this read.
    if (ctx.standby?.isCurrent() === false) throw new AskPrimary();
    return read();
  });
  return flight as Promise<T>;
}

interface Fallback<T> {
  key: string;
  /** An expired or invalidated copy. */
  known: CachedValue<T> | undefined;
  /** Whether an error is the answer itself, like not found. */
  isAnswer?: ((error: unknown) => boolean) | undefined;
}

/** Stale on failure: if the read fails, the copy that this process has is served instead. */
export async function orStale<T>(
  ctx: Context,
  { key, known, isAnswer }: Fallback<T>,
  read: () => Promise<T>,
  onStale: () => void = () => {},
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!known || isAnswer?.(error)) throw error;
    ctx.log.warn({ err: error, key }, 'serving a stale copy');
    onStale();
    return known.value;
  }
}

/** Lock: one process builds while the others wait. If the lock itself fails, `withoutLock` runs. */
export async function alone<T>(
  ctx: Context,
  key: string,
  withLock: () => Promise<T>,
  withoutLock: () => Promise<T>,
): Promise<T> {
  let hasLock = false;
  try {
    return await withBuildLock(ctx.db, key, () => {
      hasLock = true;
      return withLock();
    });
  } catch (error) {
    if (hasLock) throw error;
    ctx.log.warn({ err: error, key }, 'building without the lock');
    return withoutLock();
  }
}
