interface Choice {
  first: readonly string[];
  hidden: readonly string[];
}

/** Rows an editor put first come first, in the editor's order; hidden rows are left out; the rest keep their order. */
export function inChosenOrder<T>(rows: readonly T[], keyOf: (row: T) => string, choice: Choice | undefined): T[] {
  if (!choice) return [...rows];
  const hidden = new Set(choice.hidden);
  const places = new Map(choice.first.map((key, place) => [key, place]));
  const placeOf = (row: T) => places.get(keyOf(row)) ?? places.size;
  return rows.filter((row) => !hidden.has(keyOf(row))).toSorted((one, other) => placeOf(one) - placeOf(other));
}
