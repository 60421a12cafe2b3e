/** Computed when first asked for and kept: a season asks for its series' cast once per episode. */
export function lazy<T>(compute: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: compute() };
    return made.value;
  };
}
