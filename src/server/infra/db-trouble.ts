/** Classes and codes of PostgreSQL that say "not now" rather than "wrong". */
const NOT_NOW = /^(08...|53...|57P0[123]|57014|25006)$/;
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH']);
/** pg says these with words only. */
const WORDS =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Cannot use a pool after/;

/** The database is down, full, slow or moving: asking again later may well be answered. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NOT_NOW.test(code) || UNREACHABLE.has(code) || WORDS.test(error.message)) return true;
  return error instanceof AggregateError && error.errors.some(isDatabaseTrouble);
}
