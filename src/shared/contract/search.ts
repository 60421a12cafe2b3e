import { z } from 'zod';
import { SEARCH_QUERY_CHARACTERS } from '#shared/domain/limits.ts';
import { refusals } from '#shared/text/api/refusals.ts';
import { ARTICLES } from '#shared/text/platforms/platforms.ts';
import { MovieCard, PageNumber, Pagination, PersonCard, SeriesCard } from './common.ts';
import { FoundGroups, OtherSuggestion, SearchGroup, SearchQuestion } from './search-groups.ts';

const Query = (missing: string) =>
  z
    .string({ error: missing })
    .transform((text) => text.trim().slice(0, SEARCH_QUERY_CHARACTERS))
    .pipe(z.string().min(1, { error: missing }));

const Language = z.string().max(20).optional();

export const SearchMulti = z.object({
  query: Query(refusals.queryMissing),
  page: PageNumber.default(1),
  /** Accepted and ignored: the catalogue has no adult titles. */
  includeAdult: z.unknown().optional(),
  language: Language,
});
export type SearchMulti = z.infer<typeof SearchMulti>;

export const SearchResults = z.object({
  query: z.string(),
  categories: z.object({
    movies: z.array(MovieCard),
    tvShows: z.array(SeriesCard),
    people: z.array(PersonCard),
  }),
  /** Per group, at most a hundred; `pagination` counts the longest group. */
  totals: z.object({ movies: z.int(), tvShows: z.int(), people: z.int() }),
  pagination: Pagination,
  groups: FoundGroups,
  /** The groups that have results, in the order to show them. */
  order: z.array(SearchGroup),
  /** What the query asks about the first title or person found; its group is the first. */
  question: SearchQuestion.optional(),
  /** The platform whose current or former name was searched for. */
  platform: z.object({ slug: z.string(), name: z.string(), article: z.enum(ARTICLES) }).optional(),
  /** The corrected query that was searched instead, if the original matched no name. */
  didYouMean: z.string().optional(),
});
export type SearchResults = z.infer<typeof SearchResults>;

export const SearchAutocomplete = z.object({ query: Query(refusals.autocompleteQueryMissing), language: Language });
export type SearchAutocomplete = z.infer<typeof SearchAutocomplete>;

export const Suggestions = z.object({
  suggestions: z.object({
    movies: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        title: z.string(),
        release_year: z.int().nullable(),
        poster_path: z.string().nullable(),
      }),
    ),
    tvShows: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        name: z.string(),
        first_air_year: z.int().nullable(),
        poster_path: z.string().nullable(),
      }),
    ),
    people: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        name: z.string(),
        role: z.string(),
        profile_path: z.string().nullable(),
      }),
    ),
  }),
  /** Lists, platforms, characters, collections and genres: at most two of each. */
  others: z.array(OtherSuggestion),
  /** The groups that have suggestions, in the order to show them. */
  order: z.array(SearchGroup),
  /** The corrected query that was searched instead, if the original matched no name. */
  didYouMean: z.string().optional(),
});
export type Suggestions = z.infer<typeof Suggestions>;
