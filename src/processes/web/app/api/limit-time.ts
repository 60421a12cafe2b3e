import { Failure } from '#shared/domain/failure.ts';
import { errors } from '#shared/text/errors.ts';

/**
 * Runs with a signal that ends with the caller's or with the time, whichever is first, and says which it was. By hand:
 * `AbortSignal.any` is missing in browsers people still have.
 */
export async function limitTime<T>(
  ms: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, ms);
  if (outer?.aborted) end();
  outer?.addEventListener('abort', end);
  try {
    return await run(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    throw new Failure(outer?.aborted ? 'cancelled' : 'deadline-exceeded', errors.connection, { cause: error });
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', end);
  }
}
