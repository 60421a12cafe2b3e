/** PostgreSQL error classes and codes that mean "try later", not "wrong statement". */
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
/** pg reports these without a code. */
const WORDS =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|Cannot use a pool after|unlogged relations during recovery/;

/** The database is down, overloaded, slow or failing over: a retry later may succeed. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NOT_NOW.test(code) || UNREACHABLE.has(code) || WORDS.test(error.message)) return true;
  return error instanceof AggregateError && error.errors.some(isDatabaseTrouble);
}

/** A statement timeout: on another server it would take as long again, so it is not retried there. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

/** A replica cancelled the query because it conflicts with replication (or a deadlock). */
export function isReplicaConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}
