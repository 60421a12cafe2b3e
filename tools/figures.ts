export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Rounds for tables: `0.0273 → 0.027`. */
export function rounded(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
