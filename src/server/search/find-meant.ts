import type { Db } from '../infra/db.ts';
import { EXACT_SCORE, type Hit } from '../store/search-keys.ts';
import { listCorrections } from './corrections.ts';
import { findCredited } from './find-credited.ts';
import { findNames, mergeHits } from './find-names.ts';
import { listJoined, splitGlued } from './glued-words.ts';
import { toDigits } from './number-words.ts';
import { splitWords, splitYear } from './phrase.ts';

export interface Meant {
  /** Of every kind, the best first. */
  hits: Hit[];
  /** The words that were looked for, where they are not those that were typed. */
  corrected?: string[];
}

/** What nobody knows may be a slip of the pen that happens to be a name: 100 ln(1 + 4), and 300 for a beginning. */
const HARDLY_KNOWN_SCORE = 460;
/** What was meant instead must be this much better known: a factor of about 12. */
const FAR_BETTER_SCORE = 250;
/** How many ways to spell it are tried. */
const SPELLINGS_TRIED = 6;
const JOINED_TRIED = 3;

export interface Asked {
  /** For a page of results, not for a few suggestions. */
  isThorough: boolean;
  /** Somebody looked already: no name goes on as this phrase does. */
  isNoBeginning?: boolean;
}

/** What somebody meant by what they typed: as it stands if that is anything, else with every kindness we know. */
export async function findMeant(db: Db, phrase: string, { isThorough, isNoBeginning = false }: Asked): Promise<Meant> {
  const words = splitWords(phrase);
  const literal = isNoBeginning && words.length === 1 ? [] : await findAsTyped(db, words, isThorough);
  if (!isDoubtful(words, literal)) return { hits: literal };
  const meant = (await findOtherwise(db, words, literal.length > 0, isThorough)) ?? { hits: [] };
  if (literal.length === 0) return meant;
  return bestOf(meant.hits) >= bestOf(literal) + FAR_BETTER_SCORE
    ? { ...meant, hits: mergeHits(meant.hits, literal) }
    : { hits: literal };
}

/** As it was typed, with its numbers in digits, and with a year taken for one. None of this corrects anybody. */
async function findAsTyped(db: Db, words: readonly string[], isThorough: boolean): Promise<Hit[]> {
  const hits = await findNames(db, { words, isThorough });
  if (hits.length > 0) return hits;
  // Alone, an x is a letter.
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
  // People have nothing for a beginning: they are looked for by either name.
  return Math.max(0, ...hits.map(({ kind, score }) => (score % EXACT_SCORE) + (kind === 2 ? 300 : 0)));
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
  // Two slips at once: a word cut in two and misspelt.
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
