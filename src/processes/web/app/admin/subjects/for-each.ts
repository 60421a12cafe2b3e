/** A part of a table of subjects: the same for each of these. */
export function forEach<E extends string, T>(entities: readonly E[], make: (entity: E) => T): Readonly<Record<E, T>> {
  return Object.fromEntries(entities.map((entity) => [entity, make(entity)])) as Record<E, T>;
}
