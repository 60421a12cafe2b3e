import type { Choice, Range } from './parameters.ts';

export type RowTest = (row: number) => boolean;

/** One filter; undefined if the query does not contain it. */
export type MaybeTest = RowTest | undefined;

export function allOf(tests: readonly MaybeTest[]): RowTest {
  const wanted = tests.filter((test) => test !== undefined);
  return (row) => wanted.every((test) => test(row));
}

export const nothing: RowTest = () => false;

/** Whether a column's value is in a range. Undated and unknown values are far below any range. */
export function inRange(range: Range | undefined, read: (row: number) => number): MaybeTest {
  if (!range) return undefined;
  const { from, to } = range;
  return (row) => {
    const value = read(row);
    return value >= from && value <= to;
  };
}

/** Whether all bits are set, or any of them; an unknown value has no bit and matches nothing. */
export function hasBits(
  choice: Choice | undefined,
  bitOf: (value: string) => number,
  read: (row: number) => number,
): MaybeTest {
  if (!choice) return undefined;
  const bits = choice.values.map(bitOf);
  const mask = bits.reduce((all, bit) => all | bit, 0);
  if (choice.isAny) return (row) => (read(row) & mask) !== 0;
  return bits.includes(0) ? nothing : (row) => (read(row) & mask) === mask;
}

export function lacksBits(
  choice: Choice | undefined,
  bitOf: (value: string) => number,
  read: (row: number) => number,
): MaybeTest {
  const unwanted = hasBits(choice && { ...choice, isAny: true }, bitOf, read);
  return unwanted && ((row) => !unwanted(row));
}

/** A title has one value, so comma and pipe mean the same. */
export function isOneOf(choice: Choice | undefined, read: (row: number) => string): MaybeTest {
  if (!choice) return undefined;
  const values = new Set(choice.values);
  return (row) => values.has(read(row));
}
