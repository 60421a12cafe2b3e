import { Failure, type FailureCode } from '#shared/domain/failure.ts';
import { errors } from '#shared/text/errors.ts';
import { unavailable } from '../../cache.ts';

/** The message for each refusal; an `unavailable` failure brings its own. */
const REFUSALS: Partial<Record<FailureCode, string>> = {
  'not-found': errors.homeFunctionNotFound,
  unauthenticated: errors.homeFunctionUnauthenticated,
  'permission-denied': errors.homeFunctionDenied,
};

/** What the home page throws for a failure of its function: a 503 with the reason, or the error itself if it is a bug. */
export function toHomeRefusal(error: unknown): unknown {
  if (!(error instanceof Failure)) return error;
  const words = error.code === 'unavailable' ? error.message || errors.homeFunctionUnavailable : REFUSALS[error.code];
  return words ? unavailable(words) : error;
}
