/** First, second, first, second …; when one side ends, the rest of the other follows. */
export function interleave<A, B>(first: readonly A[], second: readonly B[]): (A | B)[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, place) => [first.slice(place, place + 1), second.slice(place, place + 1)]).flat(2);
}
