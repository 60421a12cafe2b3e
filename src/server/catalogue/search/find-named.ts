import type { FoundGroups } from '#shared/contract/search-groups.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { SEARCH_GROUPS_SHOWN } from '#shared/domain/limits.ts';
import { listIntentionLinks } from '#shared/domain/search/intention-links.ts';
import { type MatchedQuery, matchPhrases } from '#shared/domain/search/match-phrases.ts';
import { findUnknownPlace, parseIntention, type Understood } from '#shared/domain/search/parse-intention.ts';
import { type NameQuestion, parseQuestion } from '#shared/domain/search/parse-question.ts';
import { toSagaKey } from '#shared/domain/search/saga-words.ts';
import { findAnswerPage } from '#shared/domain/search/service-pages.ts';
import { findSagaKey, findTheme } from '#shared/domain/search/theme-words.ts';
import { searchGroups } from '#shared/text/search/search-groups.ts';
import { tellingWords } from '../../search/index.ts';
import type { SearchWords } from './search-words.ts';

/** What the words of a query name besides titles and people. */
export interface NamedGroups {
  understood: Understood | undefined;
  /** Pages of this site that answer, then filtered lists. */
  lists: FoundGroups['lists'];
  collections: SearchWords['collections'];
  /** What a saga is looked up by, if the words ask for one and no collection has it. */
  sagaKey?: string | undefined;
  /** Whether a collection has the whole query, or the saga that is asked for, as its name or starts with it. */
  isCollectionNamed: boolean;
  /** Whether a collection is about what is asked for, or starts with several words that were typed: it goes before lists. */
  isThemeNamed: boolean;
  /** Whether every word is understood: names are looked up as typed only. */
  isAnswered: boolean;
  /** Whether a page of ours answers if no name is in the words: they are no misspelt title then. */
  hasLoosePage: boolean;
  /** The query read as a question about a name; undefined if it is answered. */
  question: NameQuestion | undefined;
}

export const NOTHING_NAMED: NamedGroups = {
  understood: undefined,
  lists: [],
  collections: [],
  isCollectionNamed: false,
  isThemeNamed: false,
  isAnswered: false,
  hasLoosePage: false,
  question: undefined,
};

interface Words {
  query: MatchedQuery;
  known: SearchWords;
  thisYear: number;
}

/** Reads nothing: what a query names is in the words. */
export function findNamed(phrase: string, known: SearchWords, now: Date): NamedGroups {
  if (phrase === '') return NOTHING_NAMED;
  const words = readWords(phrase, known, now);
  const { query, thisYear } = words;
  const understood = parseIntention(query, thisYear);
  const page = findAnswerPage(query, known.platforms);
  const sagaKey = findSagaKey(query);
  const theme = findTheme(query);
  const named = matchCollections(sagaKey ?? phrase, known);
  const themed = sagaKey === undefined && theme.isAsked ? matchThemes(theme.words, known, 0) : [];
  const collections = [...new Set([...named, ...themed])].slice(0, SEARCH_GROUPS_SHOWN.collections);
  const isAnswered = understood !== undefined || page !== undefined;
  return {
    understood,
    lists: [...(page ? [{ ...page, media_type: null }] : []), ...toLists(understood, words)],
    collections,
    sagaKey: collections.length === 0 ? sagaKey : undefined,
    isCollectionNamed: collections.some(({ plain }) =>
      sagaKey === undefined ? plain.startsWith(phrase) : toSagaKey(plain).startsWith(sagaKey),
    ),
    isThemeNamed: themed.length > 0 || (phrase.includes(' ') && named.some(({ plain }) => plain.startsWith(phrase))),
    isAnswered,
    hasLoosePage: !isAnswered && findAnswerPage(query, known.platforms, UNKNOWN_BESIDE_PAGE) !== undefined,
    question: isAnswered ? undefined : parseQuestion(query),
  };
}

/**
 * What the words name if no name was found and a word or two are left aside: a page, a collection, a list. Undefined if nothing is.
 */
export function findLoosely(phrase: string, known: SearchWords, now: Date): NamedGroups | undefined {
  const words = readWords(phrase, known, now);
  const { query, thisYear } = words;
  const page = findAnswerPage(query, known.platforms, UNKNOWN_BESIDE_PAGE);
  if (page) return { ...NOTHING_NAMED, lists: [{ ...page, media_type: null }] };
  const theme = findTheme(query);
  const collections = theme.words.length > 1 ? matchThemes(theme.words, known, 1) : [];
  if (collections.length > 0) return { ...NOTHING_NAMED, collections, isThemeNamed: true };
  const leaveOut = findUnknownPlace(query, thisYear);
  const understood = leaveOut === undefined ? undefined : parseIntention(query, thisYear, leaveOut);
  const left = query.typed[leaveOut ?? -1];
  const lists = toLists(understood, words).map((list) => ({
    ...list,
    label: searchGroups.without(list.label, left ?? ''),
  }));
  return understood && isFiltering(understood) ? { ...NOTHING_NAMED, understood, lists } : undefined;
}

/** All films answer no question. */
function isFiltering({ platforms, genres, kinds, filtersOf }: Understood): boolean {
  const filters = kinds.flatMap((kind) => Object.values<unknown>({ ...filtersOf(kind) }));
  return (
    platforms.length + genres.length > 0 ||
    filters.some((one) => (Array.isArray(one) ? one.length > 0 : one !== undefined))
  );
}

/** Words that may say nothing to us beside those that ask for a page of ours. */
const UNKNOWN_BESIDE_PAGE = 2;

function readWords(phrase: string, known: SearchWords, now: Date): Words {
  return { query: matchPhrases(phrase, known.words), known, thisYear: Number(toBrazilianDay(now).slice(0, 4)) };
}

function toLists(understood: Understood | undefined, { known }: Words): FoundGroups['lists'] {
  const links = understood ? listIntentionLinks(understood, known) : [];
  return links.map(({ kind, label, path }) => ({ label, path, media_type: kind === 'movie' ? 'movie' : 'tv' }));
}

/** Collections with every telling word of the phrase, those that start with it first. */
function matchCollections(phrase: string, { collections }: SearchWords): SearchWords['collections'] {
  if (phrase.length < 3) return [];
  const words = tellingWords(phrase.split(' '));
  const found = collections.filter(({ plain }) => words.every((word) => ` ${plain}`.includes(` ${word}`)));
  const starts = ({ plain }: { plain: string }) => (plain.startsWith(phrase) ? 0 : 1);
  return found.sort((a, b) => starts(a) - starts(b)).slice(0, SEARCH_GROUPS_SHOWN.collections);
}

/** Shorter words begin too many others. */
const TELLING_CHARACTERS = 4;
/** As many letters of a longer word may differ: "chuvoso" and "chuva", "nordestinos" and "nordeste". */
const ENDING_CHARACTERS = 3;

/** Collections with every word of a theme but `missing`, in any form. */
function matchThemes(words: readonly string[], { collections }: SearchWords, missing: number) {
  const stems = words
    .filter((word) => word.length >= TELLING_CHARACTERS)
    .map((word) => word.slice(0, Math.max(TELLING_CHARACTERS, word.length - ENDING_CHARACTERS)));
  const least = Math.max(1, stems.length - missing);
  return collections
    .filter(({ plain }) => stems.filter((stem) => ` ${plain}`.includes(` ${stem}`)).length >= least)
    .slice(0, SEARCH_GROUPS_SHOWN.collections);
}
