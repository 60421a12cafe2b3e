/** One text for one value, whatever order its keys came in: what was in a `jsonb` column has lost its own. */
export function toCanonicalText(value: unknown): string {
  return JSON.stringify(value ?? null, inKeyOrder);
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return toCanonicalText(one) === toCanonicalText(other);
}

function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
