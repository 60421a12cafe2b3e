type Maybe<T> = { [K in keyof T]: T[K] | null | undefined | '' };

/** Removes unknown members: null, undefined, empty text, empty list. */
export function withoutEmpty<T extends object>(thing: Maybe<T>): T {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => isKnown(value))) as T;
}

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}
