/**
 * A shape is an example of a stored JSON value: it gives the type, and the value of every field that a row of an older release
 * lacks. A list is written as one example element; its default is the empty list.
 */
type Shape = unknown;

/** For a field that may be null: any stored value of it is taken as it is. */
export function orNull<T>(): T | null {
  return null;
}

/** The stored value with every missing or misfit field set to its default. Fields that the shape does not have are dropped. */
export function fillShape<T>(shape: T, stored: unknown): T {
  return fill(shape, stored) as T;
}

function fill(shape: Shape, stored: unknown): unknown {
  if (shape === null) return stored ?? null;
  if (Array.isArray(shape)) return Array.isArray(stored) ? stored.flatMap((each) => fillElement(shape[0], each)) : [];
  if (typeof shape !== 'object') return typeof stored === typeof shape ? stored : shape;
  const fields = isObject(stored) ? stored : {};
  return Object.fromEntries(Object.entries(shape).map(([key, example]) => [key, fill(example, fields[key])]));
}

/** An element of another type has no sensible default: it is left out. */
function fillElement(example: Shape, stored: unknown): unknown[] {
  const fits = isObject(example) ? isObject(stored) : typeof stored === typeof example;
  return fits ? [fill(example, stored)] : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
