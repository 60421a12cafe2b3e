type Maybe<T> = { [K in keyof T]: T[K] | null | undefined | '' };

/** Leaves out what is not known: nothing, an empty text, an empty list. A reader of the graph finds no member without a value. */
export function withoutEmpty<T extends object>(thing: Maybe<T>): T {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => isKnown(value))) as T;
}

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}
