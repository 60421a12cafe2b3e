import type { TitleFilters } from '../site/filter-address.ts';
import { AGE_STEPS, MINUTE_STEPS, RATING_STEPS } from '../titles/filter-steps.ts';
import type { TitleKind } from '../titles/seen-title.ts';
import type { Collected } from './collected.ts';
import type { MatchedQuery } from './match-phrases.ts';
import { parseNumbers } from './parse-numbers.ts';
import type { Meaning } from './typed-words.ts';

/** What the words of a query ask for. */
export interface Understood {
  /** Kinds that were named; both if none was. */
  kinds: readonly TitleKind[];
  /** Whether a kind was named. */
  isKindNamed: boolean;
  /** Slugs, in the order typed. */
  platforms: readonly string[];
  genres: readonly string[];
  /** All other filters; for films and series these can differ. */
  filtersOf: (kind: TitleKind) => TitleFilters;
  /** Whether the query asks for more than one platform or one genre by its name: those have pages of their own. */
  isList: boolean;
}

const WELL_RATED = 7;
const SHORT_MINUTES = { movie: MINUTE_STEPS[2], series: MINUTE_STEPS[0] } as const;
const FOR_TEENAGERS = AGE_STEPS[4];

/**
 * Reads a normalised query phrase after phrase; undefined unless every word is understood and together they ask for a list. `thisYear`
 * is what "este ano" means. A word may be left out by its place.
 */
export function parseIntention(query: MatchedQuery, thisYear: number, leaveOut = -1): Understood | undefined {
  const found = collectNothing();
  let place = 0;
  while (place < query.typed.length) {
    const read = place === leaveOut ? 1 : readPhrase({ query, place, thisYear }, found);
    if (read === 0) return undefined;
    place += read;
  }
  if (found.isCinema && found.countries.size > 0) found.kinds.add('movie');
  else if (found.isCinema) found.access.add('cinema');
  if (isAskingForList(found)) return toUnderstood(found);
  return hasFilter(query, found) ? { ...toUnderstood(found), isList: true } : undefined;
}

/** The first place whose words are not understood; undefined if all are. */
export function findUnknownPlace(query: MatchedQuery, thisYear: number): number | undefined {
  const found = collectNothing();
  let place = 0;
  while (place < query.typed.length) {
    const read = readPhrase({ query, place, thisYear }, found);
    if (read === 0) return place;
    place += read;
  }
  return undefined;
}

function collectNothing(): Collected {
  return {
    kinds: new Set(),
    platforms: new Set(),
    genres: new Set(),
    countries: new Set(),
    access: new Set(),
    hasStrongGenre: false,
  };
}

interface Reading {
  query: MatchedQuery;
  place: number;
  thisYear: number;
}

/** Reads the longest known phrase at this place. Returns how many words it has, 0 for none. */
function readPhrase({ query, place, thisYear }: Reading, found: Collected): number {
  const rest = query.typed.slice(place);
  for (const { length, typed } of query.at[place] ?? []) {
    const meaning = typed.list;
    if (!meaning) continue;
    // A short word may be the start of more: "de 2024", "top 10".
    const isShort = length === 1 && (meaning.says === 'nothing' || meaning.says === 'order');
    const numbers = isShort ? parseNumbers(rest, found, thisYear) : 0;
    if (numbers > 0) return numbers;
    note(meaning, found);
    return length;
  }
  return parseNumbers(rest, found, thisYear);
}

function note(meaning: Meaning, found: Collected): void {
  switch (meaning.says) {
    case 'kind':
      found.kinds.add(meaning.kind);
      break;
    case 'platform':
      found.platforms.add(meaning.slug);
      break;
    case 'genre':
      found.genres.add(meaning.slug);
      if (!meaning.isWeak) found.hasStrongGenre = true;
      break;
    case 'country':
      found.countries.add(meaning.code);
      break;
    case 'cinema':
      found.isCinema = true;
      break;
    case 'access':
      for (const word of meaning.words) found.access.add(word);
      break;
    case 'order':
      found.order ??= meaning.order;
      break;
    case 'bundle':
      if (meaning.kind) found.kinds.add(meaning.kind);
      if (meaning.genre) found.genres.add(meaning.genre);
      found.countries.add(meaning.country);
      found.hasStrongGenre = true;
      break;
    case 'short-films':
      found.kinds.add('movie');
      found.minutes = MINUTE_STEPS[0];
      break;
    case 'children':
      found.isForChildren = true;
      break;
    case 'any-age':
      found.age = AGE_STEPS[0];
      break;
    case 'teenagers':
      found.age = FOR_TEENAGERS;
      break;
    case 'short':
      found.isShort = true;
      break;
    case 'dubbed':
      found.isDubbed = true;
      break;
    case 'well-rated':
      found.rating = WELL_RATED;
      break;
    case 'nothing':
      break;
  }
}

/** "2012", "Amor" or "O Americano" are titles: some word must name a kind, a platform, a genre, an access or a decade. */
function isAskingForList(found: Collected): boolean {
  const { kinds, platforms, countries, access, hasStrongGenre, isDecade, isForChildren } = found;
  if (countries.size > 1 || platforms.size > 4 || found.genres.size > 2) return false;
  return (
    kinds.size > 0 ||
    platforms.size > 0 ||
    access.size > 0 ||
    hasStrongGenre ||
    isDecade === true ||
    isForChildren === true ||
    // "Lançamentos 2025", "melhores de 2024".
    (found.order !== undefined && (found.from ?? found.to) !== undefined)
  );
}

/** "Menos de 2 horas" and "dublado" ask for a list alone. "Legendado" has no filter, and is answered with the list that has none. */
function hasFilter({ at }: MatchedQuery, found: Collected): boolean {
  const { age, minutes, rating, isDubbed } = found;
  const isSubtitled = at.some((matches) => matches.some(({ typed }) => typed.asks?.includes('subtitled')));
  return isSubtitled || [age, minutes, rating, isDubbed].some((value) => value !== undefined);
}

function toUnderstood(found: Collected): Understood {
  const { access, countries, age, minutes, from, to, rating, isDubbed, isShort, isForChildren, order } = found;
  const [country] = countries;
  const isFiltered =
    access.size > 0 ||
    [country, age, minutes, from, to, rating, isDubbed, isShort, isForChildren].some((value) => value !== undefined);
  const named = found.platforms.size + found.genres.size;
  return {
    kinds: found.kinds.size === 1 ? [...found.kinds] : ['movie', 'series'],
    isKindNamed: found.kinds.size > 0,
    platforms: [...found.platforms],
    genres: [...found.genres],
    isList: isFiltered || found.kinds.size > 0 || named > 1 || (order !== undefined && order !== 'popular'),
    filtersOf: (kind) => ({
      access: [...access],
      age: age ?? (isForChildren && kind === 'movie' ? AGE_STEPS[0] : undefined),
      minutes: minutes ?? (isShort ? SHORT_MINUTES[kind] : undefined),
      from,
      to,
      country,
      isDubbed,
      rating: rating === undefined ? undefined : Math.min(Math.max(rating, RATING_STEPS[0]), RATING_STEPS[4]),
      // Series for children have a genre, films an age rating.
      genre: isForChildren && kind === 'series' && age === undefined ? 'infantil' : undefined,
      order: order === 'popular' ? undefined : order,
    }),
  };
}
