import type { Suggestions } from '#shared/contract/search.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { search } from '#shared/text/search.ts';
import { callApi } from '../public/api/call-api.ts';

export interface Suggestion {
  /** Unique in the whole list: a film and a person may have the same id. */
  key: string;
  to: string;
  title: string;
  /** Year or role; empty if unknown. */
  detail: string;
  picture: { kind: 'poster' | 'profile'; path: string | null };
}

export interface SuggestionGroup {
  title: string;
  suggestions: Suggestion[];
}

export async function fetchSuggestions(query: string, signal: AbortSignal) {
  const answer = await callApi('searchAutocomplete', { query }, { signal });
  return { didYouMean: answer.didYouMean, groups: toSuggestionGroups(answer) };
}

/** The groups that are not empty. */
export function toSuggestionGroups({ suggestions }: Suggestions): SuggestionGroup[] {
  const { movies, tvShows, people } = suggestions;
  const groups = [
    {
      title: search.movies,
      suggestions: movies.map(
        ({ id, slug, title, release_year, poster_path }): Suggestion => ({
          key: `movie-${id}`,
          to: paths.movie(slug),
          title,
          detail: String(release_year ?? ''),
          picture: { kind: 'poster', path: poster_path },
        }),
      ),
    },
    {
      title: search.series,
      suggestions: tvShows.map(
        ({ id, slug, name, first_air_year, poster_path }): Suggestion => ({
          key: `tv-${id}`,
          to: paths.oneSeries(slug),
          title: name,
          detail: String(first_air_year ?? ''),
          picture: { kind: 'poster', path: poster_path },
        }),
      ),
    },
    {
      title: search.people,
      suggestions: people.map(
        ({ id, slug, name, role, profile_path }): Suggestion => ({
          key: `person-${id}`,
          to: paths.person(slug),
          title: name,
          detail: role,
          picture: { kind: 'profile', path: profile_path },
        }),
      ),
    },
  ];
  return groups.filter((group) => group.suggestions.length > 0);
}
