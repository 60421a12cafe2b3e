import { z } from 'zod';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import { questionWords, type Slot } from '#shared/text/search/question-words.ts';
import { PersonCard, TitleCard } from './common.ts';

/** Groups of results, by their key in `categories` or `groups`. */
export const SearchGroup = z.enum([
  'lists',
  'platforms',
  'characters',
  'movies',
  'tvShows',
  'people',
  'collections',
  'genres',
]);
export type SearchGroup = z.infer<typeof SearchGroup>;

/** A list that the words of the query ask for, "netflix comédia", or a page of this site that answers: "o que saiu da netflix". */
const FoundList = z.object({
  label: z.string(),
  /** Address of the filtered list, or of the page, on this site. */
  path: z.string(),
  /** Null for a page that is no list of films or of series. */
  media_type: z.enum(['movie', 'tv']).nullable(),
});
export type FoundList = z.infer<typeof FoundList>;

const counts = { movieCount: z.int(), seriesCount: z.int() };

const FoundPlatform = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  article: z.enum(ARTICLES),
  logo: z.string().nullable(),
  ...counts,
});
export type FoundPlatform = z.infer<typeof FoundPlatform>;

const FoundGenre = z.object({
  slug: z.string(),
  /** With the platform, if the query names one: "Comédia na Netflix". */
  label: z.string(),
  /** Its page, or its titles on the platform. */
  path: z.string(),
  backdrop: z.string().nullable(),
  ...counts,
});
export type FoundGenre = z.infer<typeof FoundGenre>;

const FoundCollection = z.object({
  id: z.int(),
  /** Null for a saga of TMDB, which has no page of its own. */
  slug: z.string().nullable(),
  /** Its page; of a saga, the place on its first film's page that shows it. */
  path: z.string(),
  name: z.string(),
  /** Posters of its first titles. */
  posters: z.array(z.string()),
  ...counts,
});
export type FoundCollection = z.infer<typeof FoundCollection>;

const FoundCharacter = z.object({
  name: z.string(),
  /** Who played the character, and in which titles. */
  actors: z.array(z.object({ person: PersonCard, titles: z.array(TitleCard) })),
});
export type FoundCharacter = z.infer<typeof FoundCharacter>;

/** What a query asks about a title or a person. */
const QUESTION_SLOTS = Object.keys(questionWords) as [Slot, ...Slot[]];

/** A query that asks something about a name: "onde assistir cidade de deus". */
export const SearchQuestion = z.object({
  /** The name that was looked for. */
  name: z.string(),
  /** What is asked, in the order typed. */
  asks: z.array(z.enum(QUESTION_SLOTS)),
  /** The platforms that are named beside it. */
  platforms: z.array(z.object({ slug: z.string(), name: z.string(), article: z.enum(ARTICLES) })),
  /** Whom it is about: the first title or person found. */
  about: z.object({ media_type: z.enum(['movie', 'tv', 'person']), id: z.int() }),
});
export type SearchQuestion = z.infer<typeof SearchQuestion>;

/** What was found besides films, series and people. */
export const FoundGroups = z.object({
  lists: z.array(FoundList),
  platforms: z.array(FoundPlatform),
  characters: z.array(FoundCharacter),
  collections: z.array(FoundCollection),
  genres: z.array(FoundGenre),
});
export type FoundGroups = z.infer<typeof FoundGroups>;

/** A suggestion that is no film, series or person. */
export const OtherSuggestion = z.object({
  group: SearchGroup.extract(['lists', 'platforms', 'characters', 'collections', 'genres']),
  label: z.string(),
  /** Empty if there is nothing to add. */
  detail: z.string(),
  path: z.string(),
});
export type OtherSuggestion = z.infer<typeof OtherSuggestion>;
