import { type DatabaseAddress, explainDatabaseProblem, findDatabaseProblem } from '#server/infra/database-problem.ts';
import type { Env } from '#server/infra/env.ts';
import { OperatorError } from '#server/infra/operator-error.ts';
import { TOKEN_ADVICE } from '#server/tmdb/client.ts';
import { TmdbUnavailable } from '#server/tmdb/failures.ts';
import { Failure, type FailureCode } from '#shared/domain/failure.ts';

/** Each argument is valid but not their combination: exit code of wrong usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const TOKEN_REFUSED = `TMDB refuses the token. ${TOKEN_ADVICE}`;

/** Failures have Portuguese texts for screens; the command line is in English. */
const FAILURE_WORDS: Partial<Record<FailureCode, string>> = {
  'invalid-argument': 'The values were refused.',
  'permission-denied': 'This is not permitted.',
  'not-found': 'There is no such thing.',
  aborted: 'Something changed it in the meantime. Run the command again.',
  'resource-exhausted': 'Too many attempts. Wait a minute.',
  unavailable: 'The database or TMDB does not answer. Try again in a moment.',
};

/** One sentence for the terminal. A stack is shown only for unexpected errors, and only if the log level asks for it. */
export function describeError(error: unknown, env: Env | undefined): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof OperatorError || error instanceof UsageError) return error.message;
  if (error instanceof TmdbUnavailable) return error.fault === 'key' ? TOKEN_REFUSED : `${error.message}.`;
  if (error instanceof Failure) return FAILURE_WORDS[error.code] ?? `Failed: ${error.code}.`;
  const problem = findDatabaseProblem(error);
  // The schema was checked before the command started: a missing table is a bug then, not a missing migration.
  if (problem && problem !== 'empty' && env) return explainDatabaseProblem(problem, addressOf(env));
  const isDebugging = env?.LOG_LEVEL === 'debug' || env?.LOG_LEVEL === 'trace';
  return isDebugging ? (error.stack ?? error.message) : error.message;
}

/** Commands that run as the owner may have no other address. */
function addressOf({ DATABASE_URL: url, DATABASE_OWNER_URL: owner }: Env): DatabaseAddress {
  return url === '' ? { setting: 'DATABASE_OWNER_URL', url: owner ?? '' } : { setting: 'DATABASE_URL', url };
}
