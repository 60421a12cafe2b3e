import type { Db } from '../infra/db.ts';
import { listKnownWords } from './search-vocabulary.ts';

const GLUED_LETTERS = { min: 6, max: 30 };
const PART_LETTERS = 12;
/** A word up to this length is split in two at most: only its prefixes and suffixes are looked up. */
const TWO_PARTS_LETTERS = 9;

/** `homemaranha`: splits a word into known words, fewest and best known first. Undefined if that is not possible. */
export async function splitGlued(db: Db, words: readonly string[]): Promise<string[] | undefined> {
  const places = words.flatMap((word, place) => (isGlued(word) ? [place] : []));
  if (places.length === 0) return undefined;
  const parts = new Set(places.flatMap((place) => [words[place] ?? '', ...listParts(words[place] ?? '')]));
  const known = new Map((await listKnownWords(db, [...parts])).map(({ word, best }) => [word, best]));
  const split = words.flatMap((word, place) =>
    places.includes(place) && !known.has(word) ? takeApart(word, known) : [word],
  );
  return split.length > words.length ? split : undefined;
}

function isGlued(word: string): boolean {
  return (word.length >= GLUED_LETTERS.min && word.length <= GLUED_LETTERS.max) || /^\d{2,3}$/.test(word);
}

function listParts(word: string): string[] {
  if (word.length <= TWO_PARTS_LETTERS) {
    return [...word].slice(1).flatMap((_, place) => [word.slice(0, place + 1), word.slice(place + 1)]);
  }
  const parts: string[] = [];
  for (let start = 0; start < word.length; start += 1) {
    for (let end = start + 1; end <= Math.min(word.length, start + PART_LETTERS); end += 1)
      parts.push(word.slice(start, end));
  }
  return parts;
}

/** Small words are not in the vocabulary: no key starts with them. */
const JOINTS = new Set(['de', 'do', 'da', 'dos', 'das', 'e', 'o', 'a', 'of', 'the', 'no', 'na', 'em', 'la']);

/** The cheapest split (dynamic programming): each part has a cost, lower if it is longer and better known. */
function takeApart(word: string, known: ReadonlyMap<string, number>): string[] {
  const best: ({ cost: number; parts: string[] } | undefined)[] = [{ cost: 0, parts: [] }];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - PART_LETTERS); start < end; start += 1) {
      const before = best[start];
      const part = word.slice(start, end);
      const score = JOINTS.has(part) ? 300 : known.get(part);
      if (!before || score === undefined) continue;
      const cost = before.cost + 900 - Math.min(score, 800) + (part.length < 3 && !JOINTS.has(part) ? 600 : 0);
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost, parts: [...before.parts, part] };
    }
  }
  return best[word.length]?.parts ?? [word];
}

/** `inter estelar`: phrases with two neighbouring words joined. */
export function listJoined(words: readonly string[]): string[][] {
  return words
    .slice(1)
    .map((word, place) => [...words.slice(0, place), `${words[place]}${word}`, ...words.slice(place + 2)])
    .filter((_, place) => `${words[place]}${words[place + 1]}`.length >= GLUED_LETTERS.min);
}
