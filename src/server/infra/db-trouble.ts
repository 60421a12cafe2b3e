/** Classes and codes of PostgreSQL that say "not now" rather than "wrong". */
const NOT_NOW = /^(08...|28...|53...|57P0[123]|57014|25006)$/;
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** pg says these with words only. */
const WORDS =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|Cannot use a pool after|unlogged relations during recovery/;

/** The database is down, full, slow or moving: asking again later may well be answered. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NOT_NOW.test(code) || UNREACHABLE.has(code) || WORDS.test(error.message)) return true;
  return error instanceof AggregateError && error.errors.some(isDatabaseTrouble);
}

/** It answered, by cutting a statement short that took too long: elsewhere it would take as long again. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

/** A replica that had to choose between going on copying and letting somebody read what is being removed. */
export function isReplicaConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}
