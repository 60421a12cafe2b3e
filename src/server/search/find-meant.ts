import type { NameQuestion, Span } from '#shared/domain/search/parse-question.ts';
import type { Db } from '../infra/db.ts';
import { listCorrections } from './corrections.ts';
import { findAsked, worth } from './find-asked.ts';
import { findCredited } from './find-credited.ts';
import { findNames, mergeHits } from './find-names.ts';
import { listJoined, splitGlued } from './glued-words.ts';
import { toDigits } from './number-words.ts';
import { splitWords, splitYear } from './phrase.ts';
import { EXACT_SCORE, type Hit } from './search-keys.ts';

export interface Meant {
  /** Of all kinds, the best first. */
  hits: Hit[];
  /** The words searched for, if they differ from those typed. */
  corrected?: string[];
  /** No name has the words as typed: the hits come from a repair. */
  isGuessed?: boolean;
  /** The words that name what the query asks about, if it has other words beside them. */
  asked?: Span;
}

/** Hits below this score may be a typo that happens to be a name: 100 ln(1 + 4), plus 300 for a match at the start of a name. */
const HARDLY_KNOWN_SCORE = 460;
/** A correction must score this much higher: a factor of about 12 in popularity. */
const FAR_BETTER_SCORE = 250;
/** How many corrected spellings are tried. */
const SPELLINGS_TRIED = 6;
const JOINED_TRIED = 3;

export interface MeantOptions {
  /** For a page of results, not for a few suggestions. */
  isThorough: boolean;
  /** The words are known to mean something else: no repairs are tried. */
  isAsTyped?: boolean;
  /** The query read as a question about a name. */
  question?: NameQuestion | undefined;
  /** The caller already knows that no name starts with this phrase. */
  isNoBeginning?: boolean;
}

/** What a phrase was meant to find: the phrase as typed if that gives good hits, else the name it asks about, else with corrections. */
export async function findMeant(db: Db, phrase: string, asked: MeantOptions): Promise<Meant> {
  const { isThorough, isAsTyped = false, isNoBeginning = false, question } = asked;
  const words = splitWords(phrase);
  const literal = isNoBeginning && words.length === 1 ? [] : await findAsTyped(db, words, isThorough);
  const named = question && (await findQuestioned(db, question, literal, isAsTyped));
  if (named) return named;
  if (isAsTyped || !isDoubtful(words, literal)) return { hits: literal };
  const core = question?.isAsked && literal.length === 0 ? question.core : undefined;
  const repaired = core ? splitWords(core.text) : words;
  const meant = (await findOtherwise(db, repaired, literal.length > 0, isThorough)) ?? { hits: [] };
  if (literal.length === 0) return { ...meant, isGuessed: true, ...(core && meant.hits.length > 0 && { asked: core }) };
  return bestOf(meant.hits) >= bestOf(literal) + FAR_BETTER_SCORE
    ? { ...meant, hits: mergeHits(meant.hits, literal) }
    : { hits: literal };
}

/** Undefined if the words as typed are a name, or the start of one without a word of asking. */
async function findQuestioned(
  db: Db,
  question: NameQuestion,
  literal: readonly Hit[],
  isOther: boolean,
): Promise<Meant | undefined> {
  const isNamed = literal.some(({ score }) => score >= EXACT_SCORE);
  if (isNamed || (literal.length > 0 && !question.isAsked)) return undefined;
  const named = await findAsked(db, question, bestOf(literal), isOther);
  return named && { hits: mergeHits(named.hits, literal), asked: named.span };
}

/** As typed, then with numbers as digits, then with a year split off. None of these counts as a correction. */
async function findAsTyped(db: Db, words: readonly string[], isThorough: boolean): Promise<Hit[]> {
  const hits = await findNames(db, { words, isThorough });
  if (hits.length > 0) return hits;
  // A single x is a letter, not a roman numeral.
  const digits = words.length > 1 ? toDigits(words) : words;
  if (digits.join(' ') !== words.join(' ')) {
    const numbered = await findNames(db, { words: digits, isThorough });
    if (numbered.length > 0) return numbered;
  }
  const dated = splitYear(words);
  return dated ? findNames(db, { words: dated.rest, year: dated.year, isThorough }) : [];
}

function isDoubtful(words: readonly string[], hits: readonly Hit[]): boolean {
  if (hits.length === 0) return true;
  return hits.length < 5 && words.some((word) => word.length > 3) && bestOf(hits) < HARDLY_KNOWN_SCORE;
}

function bestOf(hits: readonly Hit[]): number {
  return Math.max(0, ...hits.map(worth));
}

async function findOtherwise(
  db: Db,
  words: readonly string[],
  isNamed: boolean,
  isThorough: boolean,
): Promise<Meant | undefined> {
  if (!isNamed) {
    const credited = await findCredited(db, words);
    if (credited.length > 0) return { hits: credited };
  }
  const split = await splitGlued(db, words);
  for (const other of [...(split ? [split] : []), ...listJoined(words).slice(0, JOINED_TRIED)]) {
    const hits = await findAsTyped(db, other, isThorough);
    if (hits.length > 0) return { hits, corrected: other };
  }
  const corrections = await listCorrections(db, words);
  for (const { words: corrected } of corrections.slice(0, SPELLINGS_TRIED)) {
    const hits = await findAsTyped(db, corrected, isThorough);
    if (hits.length > 0) return { hits, corrected };
  }
  // Two errors at once: a word that is split and misspelt.
  for (const joined of isNamed ? [] : listJoined(words).slice(0, JOINED_TRIED)) {
    for (const { words: corrected } of (await listCorrections(db, joined)).slice(0, 2)) {
      const hits = await findAsTyped(db, corrected, isThorough);
      if (hits.length > 0) return { hits, corrected };
    }
  }
  for (const { words: corrected } of isNamed ? [] : corrections.slice(0, 2)) {
    const hits = await findCredited(db, corrected);
    if (hits.length > 0) return { hits, corrected };
  }
  return undefined;
}
