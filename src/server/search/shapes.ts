import { listSounds } from './sound.ts';

/** Only this many letters are indexed: the rest rarely differs, and an unfinished word has no more. */
const SHAPED_LETTERS = 7;
/** A shorter word is one edit away from too many others. */
const CORRECTED_LETTERS = 3;

/**
 * The fuzzy keys of a word: its prefix, the prefix with any one letter deleted (as in SymSpell), and its phonetic keys. A
 * word with one letter added, missing, wrong or swapped with its neighbour shares a key with the right word.
 */
export function listShapes(word: string): string[] {
  if (!isCorrectable(word)) return [];
  const start = word.slice(0, SHAPED_LETTERS);
  const shapes = new Set([start, ...listSounds(word).map((sound) => `=${sound}`)]);
  for (let place = 0; place < start.length; place += 1) shapes.add(start.slice(0, place) + start.slice(place + 1));
  return [...shapes];
}

export function isCorrectable(word: string): boolean {
  return word.length >= CORRECTED_LETTERS && word.length <= 24 && /^[a-z]+$/.test(word);
}

/** Damerau-Levenshtein distance (optimal string alignment), up to 2; 3 means more. */
export function countEdits(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return 3;
  // What is the same at both ends costs nothing, and leaves little of most words.
  let start = 0;
  while (start < from.length && from[start] === to[start]) start += 1;
  let same = 0;
  const most = Math.min(from.length, to.length) - start;
  while (same < most && from[from.length - 1 - same] === to[to.length - 1 - same]) same += 1;
  return countEditsWithin(from.slice(start, from.length - same), to.slice(start, to.length - same));
}

function countEditsWithin(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  let earlier: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) cost = Math.min(cost, (earlier[column - 2] ?? 0) + 1);
      now[column] = cost;
      least = Math.min(least, cost);
    }
    // No row after this one has less.
    if (least > 2) return 3;
    earlier = last;
    last = now;
  }
  return Math.min(3, last[to.length] ?? 3);
}
