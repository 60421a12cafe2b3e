/** Computed at first use and cached: a season reads its series' cast once per episode. */
export function lazy<T>(compute: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: compute() };
    return made.value;
  };
}
