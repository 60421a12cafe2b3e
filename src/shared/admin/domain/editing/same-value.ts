/** Canonical JSON with sorted keys: `jsonb` columns do not preserve key order. */
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
