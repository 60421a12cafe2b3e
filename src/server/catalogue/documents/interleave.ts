import type { Slice } from '../../store/titles/title-tables.ts';

/** Which of two lists a position in the mixed list is taken from, and its index there. */
export interface SourcePosition {
  from: 'first' | 'second';
  index: number;
}

/** Alternates between the lists, starting with the first; when one ends, the rest of the other follows. */
export function interleavePlaces(first: number, second: number, { offset, limit }: Slice): SourcePosition[] {
  const end = Math.min(offset + limit, first + second);
  const places = Array.from({ length: Math.max(0, end - offset) }, (_, step) => offset + step);
  return places.map((place) => placeOf(place, first, second));
}

function placeOf(place: number, first: number, second: number): SourcePosition {
  const paired = Math.min(first, second);
  if (place >= 2 * paired) return { from: first > second ? 'first' : 'second', index: place - paired };
  return { from: place % 2 === 0 ? 'first' : 'second', index: Math.floor(place / 2) };
}

/** The slice of one list that these positions take: it is always contiguous. */
export function sliceOf(places: readonly SourcePosition[], from: SourcePosition['from']): Slice {
  const own = places.filter((place) => place.from === from);
  return { offset: own[0]?.index ?? 0, limit: own.length };
}
