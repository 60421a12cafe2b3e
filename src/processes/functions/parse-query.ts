/**
 * `?movieId=598&similarOptions.limit=6` → `{movieId: '598', similarOptions: {limit: '6'}}`. The contract has at most two levels;
 * of a repeated parameter the first counts.
 */
export function parseQuery(query: unknown): Record<string, unknown> {
  const flat = new Map<string, unknown>();
  const nested = new Map<string, Map<string, unknown>>();
  for (const [key, given] of Object.entries(query as Record<string, unknown>)) {
    const value: unknown = Array.isArray(given) ? given[0] : given;
    const [outer = '', inner] = key.split('.', 2);
    if (inner === undefined) flat.set(outer, value);
    else nested.set(outer, (nested.get(outer) ?? new Map<string, unknown>()).set(inner, value));
  }
  // fromEntries defines properties instead of assigning them: a key named __proto__ stays a key.
  for (const [outer, members] of nested) flat.set(outer, Object.fromEntries(members));
  return Object.fromEntries(flat);
}
