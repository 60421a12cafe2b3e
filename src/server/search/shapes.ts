import { listSounds } from './sound.ts';

/** Only so much of a word is looked at: most of what follows is the same anyway, and a word half typed has no more. */
const SHAPED_LETTERS = 7;
/** A shorter word is one edit away from too many others. */
const CORRECTED_LETTERS = 3;

/**
 * What a word is kept under so that a misspelt one meets it: its beginning with any one letter left out, and its sound. A word
 * with a letter too many, too few, wrong or in its neighbour's place shares one of these with the right one.
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

/** One letter too many, too few, wrong, or two neighbours swapped: 1. Two of these: 2. More is not told apart: 3. */
export function countEdits(from: string, to: string): number {
  if (from === to) return 0;
  if (Math.abs(from.length - to.length) > 2) return 3;
  let earlier: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const now = [row];
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
    }
    earlier = last;
    last = now;
  }
  return Math.min(3, last[to.length] ?? 3);
}
