import { PAGE_SIZE } from '#shared/domain/limits.ts';
import type { Db } from '../infra/db.ts';
import { neededWords, tellingWords, toKeyStart } from './phrase.ts';
import { findTop, type Hit, listWordSizes, scanPrefix, scanWord } from './search-keys.ts';

export interface NameSearch {
  words: readonly string[];
  year?: number | undefined;
  /** For a page of results, not for a few suggestions. */
  isThorough: boolean;
}

/**
 * If fewer names start with the phrase, names with the words in another order are searched too: for suggestions, and for a
 * full page.
 */
const ENOUGH = { toSuggest: 3, toFillAPage: 2 * PAGE_SIZE };
/** Bonus for an exact year: festival premiere and release can be a year apart. */
const RIGHT_YEAR_SCORE = 400;

/**
 * Names in which every typed word is the prefix of a word. First those that continue the phrase from any of their words,
 * then those with the words in another order.
 */
export async function findNames(db: Db, { words, year, isThorough }: NameSearch): Promise<Hit[]> {
  const start = toKeyStart(words.join(' '));
  if (start === '') return [];
  const begun =
    year === undefined ? ((await findTop(db, start)) ?? (await scanPrefix(db, start, { patterns: [] }))) : [];
  if (words.length === 1 && year === undefined) return begun;
  if (begun.length >= (isThorough ? ENOUGH.toFillAPage : ENOUGH.toSuggest)) return begun;
  const scattered = await findScattered(db, words, year);
  return mergeHits(begun, year === undefined ? scattered : scattered.map((hit) => preferYear(hit, year)).sort(byScore));
}

/** In any order. Looks up the most selective word and matches the others against the keys. */
async function findScattered(db: Db, words: readonly string[], year?: number): Promise<Hit[]> {
  const needed = neededWords(words);
  const sizes = await listWordSizes(db, tellingWords(needed));
  const patternsBut = (word: string) => needed.filter((other) => other !== word).map(toPattern);
  const few = sizes.filter(({ begun }) => begun === null).sort((a, b) => b.word.length - a.word.length)[0];
  if (few) return scanPrefix(db, few.word, { patterns: [toPattern(few.word), ...patternsBut(few.word)], year });
  const [rarest] = sizes.filter(({ whole }) => whole !== null).sort((a, b) => (a.whole ?? 0) - (b.whole ?? 0));
  return rarest ? scanWord(db, rarest.word, { patterns: patternsBut(rarest.word), year }) : [];
}

/** Numbers match whole: "2" must not match "2049". Other words match as prefixes. */
export function toPattern(word: string): string {
  return /^\d+$/.test(word) ? `% ${word} %` : `% ${word}%`;
}

function preferYear(hit: Hit, year: number): Hit {
  return hit.year === year ? { ...hit, score: hit.score + RIGHT_YEAR_SCORE } : hit;
}

function byScore(a: Hit, b: Hit): number {
  return b.score - a.score || a.id - b.id;
}

/** The first hits, then those of the others that are not among them. */
export function mergeHits(first: readonly Hit[], others: readonly Hit[]): Hit[] {
  const known = new Set(first.map(({ kind, id }) => `${kind} ${id}`));
  return [...first, ...others.filter(({ kind, id }) => !known.has(`${kind} ${id}`))];
}
