import type { SearchAutocomplete, Suggestions } from '#shared/contract/search.ts';
import type { FoundCollection, OtherSuggestion } from '#shared/contract/search-groups.ts';
import { AUTOCOMPLETE, AUTOCOMPLETE_MIN_CHARACTERS } from '#shared/domain/limits.ts';
import { roleOf } from '#shared/domain/people/roles.ts';
import { matchedName } from '#shared/domain/search/character-name.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { normaliseForSearch } from '#shared/domain/slug.ts';
import { searchGroups } from '#shared/text/search/search-groups.ts';
import { titleWords } from '#shared/text/titles/title-words.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../infra/db.ts';
import {
  findMeant,
  listCorrections,
  type Suggested,
  type SuggestedRole,
  spellAsShown,
  splitGlued,
  suggestBegun,
  suggestFound,
  suggestRoles,
  toKeyStart,
  toPhrase,
} from '../../search/index.ts';
import { type Answer, answerNow } from '../documents/answer.ts';
import { readAnywhere } from '../documents/read-anywhere.ts';
import { findSagas } from './find-groups.ts';
import { findNamed, type NamedGroups, NOTHING_NAMED } from './find-named.ts';
import { idsByKind, offerCorrection } from './meant-ids.ts';
import { orderGroups } from './order-groups.ts';
import { LISTS } from './search.ts';
import { knownWords, type SearchWords } from './search-words.ts';

/** Fewer suggestions than this for a typed prefix may be chance: corrections are tried too. */
const PLAINLY_MEANT = 3;
/** More than are shown: titles hidden since are left out. */
const LOOKED_AT = 12;
const NOTHING: Suggested = [[], [], []];

/** No platform, genre or collection has a shorter name. */
const NAMED_FROM_CHARACTERS = 3;

interface Found {
  names: Suggested;
  roles?: SuggestedRole[];
  didYouMean?: string;
}

export async function autocomplete(ctx: Context, { query }: SearchAutocomplete): Promise<Answer<Suggestions>> {
  const phrase = toPhrase(query);
  // One letter matches half of all names; clients ask from two on (docs/evidence/spec-coverage.md), and a shorter query gets nothing.
  if (normaliseForSearch(query).length < AUTOCOMPLETE_MIN_CHARACTERS)
    return answerNow(toSuggestions({ names: NOTHING }, { phrase, named: NOTHING_NAMED, others: [] }), LISTS);
  const known = phrase.length < NAMED_FROM_CHARACTERS ? undefined : await knownWords(ctx);
  const named = known ? findNamed(phrase, known, ctx.now()) : NOTHING_NAMED;
  const fromWords = known ? listOthers(phrase, named, known) : [];
  const { others, found } = await readAnywhere(ctx, async ({ db }) => {
    const sagas = (await findSagas(db, named)).map(toSuggestedSaga).slice(0, AUTOCOMPLETE.others);
    const others = [...fromWords, ...sagas];
    return { others, found: await suggest(db, phrase, named, others.length > 0) };
  });
  return answerNow(toSuggestions(found, { phrase, named, others }), LISTS);
}

const toSuggestedSaga = ({ name, path, movieCount }: FoundCollection): OtherSuggestion => ({
  group: 'collections',
  label: name,
  detail: titleWords.movieCount(movieCount),
  path,
});

/** @param isNamed whether the phrase names something else: then a lack of names needs no correction */
async function suggest(db: Db, phrase: string, { question }: NamedGroups, isNamed: boolean): Promise<Found> {
  const begun = await suggestBegun(db, toKeyStart(phrase));
  const [movies, series, people] = begun ?? NOTHING;
  if (begun && movies.length + series.length + people.length >= PLAINLY_MEANT) return { names: begun };
  const roles = isNamed ? [] : await suggestRoles(db, toKeyStart(phrase));
  if (isNamed || roles.length > 0) return { names: begun ?? NOTHING, roles };
  const corrected = begun ? undefined : await suggestCorrected(db, phrase);
  if (corrected) return corrected;
  const meant = await findMeant(db, phrase, { isThorough: false, isNoBeginning: begun === undefined, question });
  if (meant.hits.length === 0) return { names: NOTHING };
  const names = (await suggestFound(db, idsByKind(meant, LOOKED_AT))) ?? NOTHING;
  const shown = names[0][0]?.[2] ?? names[1][0]?.[2] ?? names[2][0]?.[2] ?? '';
  return { names, ...offerCorrection(meant, shown) };
}

/** A single word that no name starts with is usually a typo: tries the precomputed suggestions of similar words. */
async function suggestCorrected(db: Db, phrase: string): Promise<Found | undefined> {
  if (phrase.includes(' ') || (await splitGlued(db, [phrase]))) return undefined;
  for (const { words } of (await listCorrections(db, [phrase])).slice(0, 3)) {
    const names = await suggestBegun(db, words.join(' '));
    const shown = names && (names[0][0]?.[2] ?? names[1][0]?.[2] ?? names[2][0]?.[2]);
    if (names && shown) return { names, didYouMean: spellAsShown(words, shown) };
  }
  return undefined;
}

/** Lists, platforms, genres and collections that the phrase names or begins. Reads nothing. */
function listOthers(
  phrase: string,
  { understood, lists, collections }: NamedGroups,
  known: SearchWords,
): OtherSuggestion[] {
  const isBegun = ({ plain }: { plain: string }) => ` ${plain}`.includes(` ${phrase}`);
  const isNamed =
    (slugs: readonly string[] = []) =>
    (one: { slug: string; plain: string }) =>
      slugs.includes(one.slug) || isBegun(one);
  const few = <T>(all: readonly T[]) => all.slice(0, AUTOCOMPLETE.others);
  return [
    ...few(lists).map(({ label, path }) => ({ group: 'lists' as const, label, detail: '', path })),
    ...few(known.platforms.filter(isNamed(understood?.platforms))).map(({ name, slug }) => ({
      group: 'platforms' as const,
      label: name,
      detail: searchGroups.catalogue,
      path: paths.platform(slug),
    })),
    ...few(known.genres.filter(isNamed(understood?.genres))).map(({ name, slug }) => ({
      group: 'genres' as const,
      label: name,
      detail: '',
      path: paths.genre(slug),
    })),
    ...few(collections).map(({ name, slug }) => ({
      group: 'collections' as const,
      label: name,
      detail: '',
      path: paths.collection(slug),
    })),
  ];
}

/** One row for each name: with several actors the first, who is the best known. */
function listCharacters(phrase: string, roles: readonly SuggestedRole[]): OtherSuggestion[] {
  const byName = new Map<string, OtherSuggestion>();
  for (const { part, actor } of roles) {
    const label = matchedName(part, phrase);
    const key = label && normaliseForSearch(label);
    if (!label || !key || byName.has(key)) continue;
    byName.set(key, { group: 'characters', label, detail: searchGroups.playedBy(actor), path: paths.search(label) });
  }
  return [...byName.values()].slice(0, AUTOCOMPLETE.others);
}

interface Asked {
  phrase: string;
  named: NamedGroups;
  others: readonly OtherSuggestion[];
}

function toSuggestions({ names, roles = [], didYouMean }: Found, { phrase, named, others }: Asked): Suggestions {
  const [movies, series, people] = names;
  const all = [...others, ...listCharacters(phrase, roles)];
  const counts = { movies: movies.length, tvShows: series.length, people: people.length };
  const isCalled = (name: string | undefined) => name !== undefined && normaliseForSearch(name) === phrase;
  const { understood } = named;
  return {
    suggestions: {
      movies: movies.map(([id, slug, title, release_year, poster_path]) => ({
        id,
        slug,
        title,
        release_year,
        poster_path,
      })),
      tvShows: series.map(([id, slug, name, first_air_year, poster_path]) => ({
        id,
        slug,
        name,
        first_air_year,
        poster_path,
      })),
      people: people.map(([id, slug, name, department, profile_path]) => ({
        id,
        slug,
        name,
        role: roleOf(department),
        profile_path,
      })),
    },
    others: all,
    order: orderGroups({
      has: (group) =>
        group in counts ? counts[group as keyof typeof counts] > 0 : all.some((one) => one.group === group),
      isUnderstood: named.isAnswered,
      isList: understood?.isList ?? false,
      isTitleNamed: isCalled(movies[0]?.[2]) || isCalled(series[0]?.[2]),
      isCharacterNamed: all.some(({ group, label }) => group === 'characters' && isCalled(label)),
      isCollectionNamed: named.isCollectionNamed || named.sagaKey !== undefined,
      isThemeNamed: named.isThemeNamed,
    }),
    ...(didYouMean !== undefined && { didYouMean }),
  };
}
