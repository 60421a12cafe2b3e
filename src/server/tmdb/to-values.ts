/** Converts single values of TMDB's answers to our columns: out of range becomes null or the limit, never an error. */

/** `2002-02-30`, `0000-00-00` and `''` are not dates. For films the earliest year is 1870; people may be born earlier. */
export function parseDay(text: string, earliest = '1870'): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < earliest) return null;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text) ? text : null;
}

/** JavaScript parses `2025`, `May 5` and the year 275760 as times; PostgreSQL does not. */
export function parseTime(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || text < '1870') return null;
  const parsed = new Date(text);
  return Number.isNaN(parsed.getTime()) ? null : parsed.toISOString();
}

/** 0 is TMDB's "unknown"; longer than a week is a typo. */
export function toMinutes(runtime: number): number | null {
  return runtime > 0 && runtime < 10_000 ? Math.round(runtime) : null;
}

/** PostgreSQL's integer. */
const MOST = 2_147_483_647;

export function toCount(value = 0, most = MOST): number {
  return Math.round(clamp(value, 0, most));
}

/** Ten times the highest popularity ever seen; it fits in a `real`. */
export function toPopularity(value = 0): number {
  return clamp(value, 0, 1_000_000);
}

export function toVoteAverage(value = 0): number {
  return clamp(value, 0, 10);
}

/** `tt0317248` of a title, `nm0000158` of a person. */
export function toImdbId(text: string | null): string | null {
  return text && /^(?:tt|nm)\d{1,12}$/.test(text) ? text : null;
}

export function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** The first value of each key, in the given order. */
export function uniqueBy<T>(values: readonly T[], key: (value: T) => unknown): T[] {
  const seen = new Set<unknown>();
  return values.filter((value) => !seen.has(key(value)) && seen.add(key(value)));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
