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
  return [0, 1, 2].find((most) => isWithin(from, 0, to, 0, most)) ?? 3;
}

/** Whether this many edits make what follows in one word from what follows in the other. One is due at the first letter that differs. */
function isWithin(from: string, fromStart: number, to: string, toStart: number, edits: number): boolean {
  let [at, other] = [fromStart, toStart];
  while (at < from.length && from.charCodeAt(at) === to.charCodeAt(other)) {
    at += 1;
    other += 1;
  }
  const [left, wanted] = [from.length - at, to.length - other];
  if (left === 0 || wanted === 0) return left + wanted <= edits;
  if (edits === 0 || Math.abs(left - wanted) > edits) return false;
  const isSwapped =
    from.charCodeAt(at) === to.charCodeAt(other + 1) && from.charCodeAt(at + 1) === to.charCodeAt(other);
  return (
    isWithin(from, at + 1, to, other + 1, edits - 1) ||
    isWithin(from, at + 1, to, other, edits - 1) ||
    isWithin(from, at, to, other + 1, edits - 1) ||
    (isSwapped && isWithin(from, at + 2, to, other + 2, edits - 1))
  );
}
