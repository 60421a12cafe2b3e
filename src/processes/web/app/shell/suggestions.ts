import type { Suggestions } from '#shared/contract/search.ts';
import type { SearchGroup } from '#shared/contract/search-groups.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { search } from '#shared/text/search/search.ts';
import { callApi } from '../public/api/call-api.ts';

export interface Suggestion {
  /** Unique in the whole list: a film and a person may have the same id. */
  key: string;
  to: string;
  title: string;
  /** Year, role or who plays it; empty if unknown. */
  detail: string;
  /** Titles and people have one, found or not. */
  picture?: { kind: 'poster' | 'profile'; path: string | null };
}

export interface SuggestionGroup {
  title: string;
  suggestions: Suggestion[];
}

export async function fetchSuggestions(query: string, signal: AbortSignal) {
  const answer = await callApi('searchAutocomplete', { query }, { signal });
  return { didYouMean: answer.didYouMean, groups: toSuggestionGroups(answer) };
}

const TITLES: Readonly<Record<SearchGroup, string>> = {
  lists: search.lists,
  platforms: search.platforms,
  characters: search.characters,
  movies: search.movies,
  tvShows: search.series,
  people: search.people,
  collections: search.collections,
  genres: search.genres,
};

/** The groups that are not empty, in the order of the answer. */
export function toSuggestionGroups({ suggestions, others, order }: Suggestions): SuggestionGroup[] {
  const { movies, tvShows, people } = suggestions;
  const named = {
    movies: movies.map(
      ({ id, slug, title, release_year, poster_path }): Suggestion => ({
        key: `movie-${id}`,
        to: paths.movie(slug),
        title,
        detail: String(release_year ?? ''),
        picture: { kind: 'poster', path: poster_path },
      }),
    ),
    tvShows: tvShows.map(
      ({ id, slug, name, first_air_year, poster_path }): Suggestion => ({
        key: `tv-${id}`,
        to: paths.oneSeries(slug),
        title: name,
        detail: String(first_air_year ?? ''),
        picture: { kind: 'poster', path: poster_path },
      }),
    ),
    people: people.map(
      ({ id, slug, name, role, profile_path }): Suggestion => ({
        key: `person-${id}`,
        to: paths.person(slug),
        title: name,
        detail: role,
        picture: { kind: 'profile', path: profile_path },
      }),
    ),
  };
  const listOthers = (group: SearchGroup): Suggestion[] =>
    others
      .filter((other) => other.group === group)
      .map(({ label, detail, path }) => ({ key: path, to: path, title: label, detail }));
  return order.map((group) => ({
    title: TITLES[group],
    suggestions: group in named ? named[group as keyof typeof named] : listOthers(group),
  }));
}
