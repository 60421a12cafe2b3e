interface Choice {
  first: readonly string[];
  hidden: readonly string[];
}

/** Those an editor named go first, in the editor's order; those hidden are left out; the rest stay as they came. */
export function inChosenOrder<T>(rows: readonly T[], keyOf: (row: T) => string, choice: Choice | undefined): T[] {
  if (!choice) return [...rows];
  const hidden = new Set(choice.hidden);
  const places = new Map(choice.first.map((key, place) => [key, place]));
  const placeOf = (row: T) => places.get(keyOf(row)) ?? places.size;
  return rows.filter((row) => !hidden.has(keyOf(row))).toSorted((one, other) => placeOf(one) - placeOf(other));
}
