import { NO_DAY } from '../world/tables.ts';
import type { Range } from './parameters.ts';
import type { MaybeTest } from './row-test.ts';

export function isYear(year: number | undefined, read: (row: number) => number): MaybeTest {
  return year === undefined ? undefined : (row) => read(row) === year;
}

/** An undated title is outside any date range, even an open one. */
export function dated(range: Range | undefined): Range | undefined {
  return range && { from: Math.max(range.from, NO_DAY + 1), to: range.to };
}
