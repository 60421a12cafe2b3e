import { countEdits, isCorrectable } from './shapes.ts';

export interface NamedId {
  id: number;
  /** Normalised, as in the search columns. */
  name: string;
}

/**
 * Names that have every typed word, or one a single edit away, in any order. For the few names that are not in the search tables:
 * hidden titles, which only editors find.
 */
export function findNear(words: readonly string[], names: readonly NamedId[]): number[] {
  if (words.length === 0) return [];
  return names
    .filter(({ name }) => {
      const held = name.split(' ');
      return words.every((word) => held.some((each) => isNear(word, each)));
    })
    .map(({ id }) => id);
}

function isNear(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  return isCorrectable(typed) && Math.abs(typed.length - word.length) <= 1 && countEdits(typed, word) <= 1;
}
