import { Failure } from '#shared/domain/failure.ts';
import { errors } from '#shared/text/errors.ts';

/**
 * Runs with a signal that aborts after `ms` or when the caller aborts; the Failure's code says which. Not `AbortSignal.any`:
 * some browsers in use do not have it.
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
