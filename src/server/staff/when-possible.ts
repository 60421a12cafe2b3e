import { isAPIError } from '@better-auth/core/utils/is-api-error';
import { adminErrors } from '#shared/admin/text/errors.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isDatabaseTrouble } from '../infra/db-trouble.ts';

/** Turns database errors into `unavailable`: the client may retry. */
export async function whenPossible<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The engine wraps database errors in an error of its own.
    if (!isDatabaseTrouble(error) && !(isAPIError(error) && error.statusCode >= 500)) throw error;
    throw new Failure('unavailable', adminErrors.unavailable, { cause: error });
  }
}
