import type { SearchMulti, SearchResults } from '#shared/contract/search.ts';
import type { FoundGroups } from '#shared/contract/search-groups.ts';
import { PAGE_SIZE, SEARCH_REACH } from '#shared/domain/limits.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { findCharacters, findMeant, listFoundPeople, toPhrase } from '../../search/index.ts';
import { type Answer, answerNow } from '../documents/answer.ts';
import { readAnywhere } from '../documents/read-anywhere.ts';
import { toPagination, toSlice } from '../documents/to-pagination.ts';
import { toPersonCard } from '../people/to-person-card.ts';
import { readFoundMovies, readFoundSeries } from '../titles/title-cards.ts';
import { NO_GROUPS, readGroups } from './find-groups.ts';
import { findLoosely, findNamed, type NamedGroups, NOTHING_NAMED } from './find-named.ts';
import { idsByKind, isOnlySeriesNamed, isTitleNamed, offerCorrection, preferCharacters } from './meant-ids.ts';
import { orderGroups } from './order-groups.ts';
import { knownWords } from './search-words.ts';
import { idsOfCharacters, toCharacters } from './to-characters.ts';
import { toQuestion } from './to-question.ts';

/** Queries are rarely repeated: nothing is stored, and the edge caches an answer only briefly. */
export const LISTS = [
  ...[tags.movieList(), tags.seriesList(), tags.peopleList()],
  ...[tags.platforms(), tags.genres(), tags.recordList('collection')],
];

/** Platforms, genres and collections come from cached documents; without them the search still answers. */
export async function searchCatalogue(ctx: Context, asked: SearchMulti): Promise<Answer<SearchResults>> {
  const phrase = toPhrase(asked.query);
  const known = await knownWords(ctx);
  const strict = known ? findNamed(phrase, known, ctx.now()) : NOTHING_NAMED;
  const groupsOf = (named: NamedGroups) =>
    known ? readGroups(ctx, named, known).catch((err: unknown) => findNoGroups(ctx, err)) : NO_GROUPS;
  const [found, strictly] = await Promise.all([
    readAnywhere(ctx, (reading) => findNames(reading, { ...asked, phrase, named: strict })),
    groupsOf(strict),
  ]);
  const {
    characters,
    facts: { titleNamed, ...facts },
    meant,
    ...names
  } = found;
  const isAnswered = Object.values({ ...names.totals, ...countGroups({ ...strictly, characters }) }).some(Boolean);
  const loosely = isAnswered || !known ? undefined : findLoosely(phrase, known, ctx.now());
  const named = loosely ?? strict;
  const others = loosely ? await groupsOf(loosely) : strictly;
  const groups: FoundGroups = { ...others, characters };
  const counts = { ...names.totals, ...countGroups(groups) };
  const { understood } = named;
  const question = known && toQuestion(meant, named, known, groups.collections.length > 0);
  const [platform] = understood?.isList ? [] : others.platforms;
  return answerNow(
    {
      ...names,
      groups,
      order: orderGroups({
        has: (group) => counts[group] > 0,
        isUnderstood: named.isAnswered || loosely !== undefined,
        isList: understood?.isList ?? false,
        isCollectionNamed: named.isCollectionNamed || named.sagaKey !== undefined,
        isThemeNamed: named.isThemeNamed,
        askedAbout: question ? GROUPS_OF[question.about.media_type] : titleNamed,
        ...facts,
      }),
      ...(question && { question }),
      ...(platform && { platform: { slug: platform.slug, name: platform.name, article: platform.article } }),
    },
    LISTS,
  );
}

const GROUPS_OF = { movie: 'movies', tv: 'tvShows', person: 'people' } as const;

function findNoGroups({ log }: Context, err: unknown): typeof NO_GROUPS {
  log.warn({ err }, 'a search answers without platforms, genres and collections');
  return NO_GROUPS;
}

function countGroups({ lists, platforms, characters, collections, genres }: FoundGroups) {
  return {
    lists: lists.length,
    platforms: platforms.length,
    characters: characters.length,
    collections: collections.length,
    genres: genres.length,
  };
}

interface Asked extends SearchMulti {
  phrase: string;
  named: NamedGroups;
}

async function findNames(ctx: Context, { query, page, phrase, named }: Asked) {
  const { db } = ctx;
  const asked = { page, limit: PAGE_SIZE };
  const { offset, limit } = toSlice(asked);
  const { isAnswered, question } = named;
  const [literal, roles] = await Promise.all([
    findMeant(db, phrase, { isThorough: true, isAsTyped: isAnswered || named.hasLoosePage, question }),
    isAnswered ? [] : findCharacters(db, phrase),
  ]);
  const meant = preferCharacters(literal, roles);
  const { movie, series, person } = idsByKind(meant, SEARCH_REACH);
  const onPage = (ids: readonly number[]) => ids.slice(offset, offset + limit);
  const played = idsOfCharacters(roles);
  // At most one statement of each kind, for the page and for the characters.
  const [movies, tvShows, personRows] = await Promise.all([
    readFoundMovies(ctx, [...new Set([...onPage(movie), ...played.movie])]),
    readFoundSeries(ctx, [...new Set([...onPage(series), ...played.series])]),
    listFoundPeople(db, [...new Set([...onPage(person), ...played.person])]),
  ]);
  const people = personRows.map(toPersonCard);
  const shownOf = <T extends { id: number }>(cards: readonly T[], ids: readonly number[]) => {
    const shown = new Set(onPage(ids));
    return cards.filter(({ id }) => shown.has(id));
  };
  const categories = {
    movies: shownOf(movies, movie),
    tvShows: shownOf(tvShows, series),
    people: shownOf(people, person),
  };
  const totals = { movies: movie.length, tvShows: series.length, people: person.length };
  const shown = categories.movies[0]?.title ?? categories.tvShows[0]?.name ?? categories.people[0]?.name ?? '';
  return {
    query,
    categories,
    totals,
    pagination: toPagination(asked, Math.max(...Object.values(totals))),
    ...offerCorrection(meant, shown),
    characters: toCharacters(roles, { movies, tvShows, people }),
    meant: literal,
    facts: {
      isTitleNamed: isTitleNamed(literal),
      titleNamed: isOnlySeriesNamed(literal) ? ('tvShows' as const) : undefined,
      isCharacterNamed: roles.some(({ isExact }) => isExact),
    },
  };
}
