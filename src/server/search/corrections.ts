import type { Db } from '../infra/db.ts';
import { listKnownWords, listShapedWords, type ShapedWord } from './search-vocabulary.ts';
import { countEdits, isCorrectable, listShapes } from './shapes.ts';

/** A phrase that may have been meant, and its distance from what was typed. */
export interface Correction {
  words: string[];
  cost: number;
}

interface Candidate {
  word: string;
  cost: number;
  /** Likelihood compared with the others: higher if better known and closer to what was typed. */
  worth: number;
}

const CANDIDATES_PER_WORD = 5;
const CORRECTIONS = 10;
/** In units of scores (100 per factor e): same sound, one edit, one edit in an unfinished word, two edits. */
const COSTS = { alike: 120, edit: 200, start: 260, secondEdit: 420 } as const;

/** Possible corrections of a phrase, the likeliest first: better known words, closer to those typed. */
export async function listCorrections(db: Db, words: readonly string[]): Promise<Correction[]> {
  // Three letters alone are a prefix, not a typo.
  const typed = words.filter((word) => isCorrectable(word) && (words.length > 1 || word.length > 3));
  if (typed.length === 0) return [];
  const [known, shaped] = await Promise.all([
    // A single word was already searched for as typed.
    words.length > 1 ? listKnownWords(db, typed) : [],
    Promise.all(typed.map((word) => listShapedWords(db, listShapes(word)))),
  ]);
  const best = new Map(known.map((one) => [one.word, one.best]));
  const options = words.map((word, place): Candidate[] => {
    const index = typed.indexOf(word);
    const isLast = place === words.length - 1;
    if (index === -1) return [{ word, cost: 0, worth: 0 }];
    const isKnown = best.has(word);
    const asTyped = { word, cost: 0, worth: isKnown ? 0 : isLast ? -300 : -800 };
    return [asTyped, ...rankCandidates(word, shaped[index] ?? [], { isLast, isKnown })];
  });
  return combine(options);
}

/** A typed word that exists was probably meant. */
const KNOWN_WORD_COST = 300;

function rankCandidates(
  typed: string,
  words: readonly ShapedWord[],
  { isLast, isKnown }: { isLast: boolean; isKnown: boolean },
): Candidate[] {
  return words
    .flatMap(({ word, best, isAlike }) => {
      const cost = word === typed ? undefined : isAlike ? COSTS.alike : costOf(typed, word, isLast);
      if (cost === undefined) return [];
      return [{ word, cost, worth: 0.5 * best - 2 * cost - (isKnown ? KNOWN_WORD_COST : 0) }];
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, CANDIDATES_PER_WORD);
}

/** `undefined` if the word is too far from what was typed. */
function costOf(typed: string, word: string, isLast: boolean): number | undefined {
  const edits = countEdits(typed, word);
  if (edits === 1) return typed.length > 3 ? COSTS.edit : COSTS.secondEdit;
  if (isLast && word.length > typed.length && typed.length > 5) {
    const near = [0, 1, -1].some((more) => countEdits(typed, word.slice(0, typed.length + more)) === 1);
    if (near) return COSTS.start;
  }
  // Two edits only in a long word; a short one would become another word.
  return edits === 2 && typed.length >= 7 ? COSTS.secondEdit : undefined;
}

/** Phrases with one or more words changed, the likeliest first; never the phrase as typed. */
function combine(options: readonly (readonly Candidate[])[]): Correction[] {
  let phrases: { words: string[]; cost: number; worth: number }[] = [{ words: [], cost: 0, worth: 0 }];
  for (const candidates of options) {
    phrases = phrases
      .flatMap((phrase) =>
        candidates.map(({ word, cost, worth }) => ({
          words: [...phrase.words, word],
          cost: phrase.cost + cost,
          worth: phrase.worth + worth,
        })),
      )
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 40);
  }
  return phrases.filter(({ cost }) => cost > 0).slice(0, CORRECTIONS);
}
