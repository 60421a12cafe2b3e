import type { Typed, TypedWords } from './typed-words.ts';

/** A known phrase at a place of the query. */
export interface PhraseMatch {
  /** In words. */
  length: number;
  typed: Typed;
}

/** The words of a query, and the known phrases that begin at each, the longest first. */
export interface MatchedQuery {
  typed: readonly string[];
  at: readonly (readonly PhraseMatch[])[];
}

/** The longest phrase of the vocabulary in words. */
const LONGEST_PHRASE = 6;
/** A hundred characters hold fifty words; names are found by the first ones. */
const MOST_WORDS = 24;

/** One pass, at most six lookups for each word. Everything that is read from the words of a query is read from these matches. */
export function matchPhrases(phrase: string, words: TypedWords): MatchedQuery {
  const typed = phrase === '' ? [] : phrase.split(' ').slice(0, MOST_WORDS);
  return { typed, at: typed.map((_, place) => matchAt(typed, place, words)) };
}

function matchAt(typed: readonly string[], place: number, words: TypedWords): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  let phrase = '';
  for (let length = 1; length <= LONGEST_PHRASE && place + length <= typed.length; length += 1) {
    phrase = length === 1 ? (typed[place] ?? '') : `${phrase} ${typed[place + length - 1]}`;
    const known = Object.hasOwn(words, phrase) ? words[phrase] : undefined;
    if (known) matches.unshift({ length, typed: known });
  }
  return matches;
}
