import type { PersonCard, TitleCard } from '#shared/contract/common.ts';
import type { SearchResults } from '#shared/contract/search.ts';
import { PAGE_SIZE, SEARCH_GROUP_SHOWN } from '#shared/domain/limits.ts';
import { GROUPS, type GroupName, type SearchQuery } from './search-query.ts';

export type ResultGroup = { total: number } & (
  | { name: 'filmes' | 'series'; titles: TitleCard[] }
  | { name: 'pessoas'; people: PersonCard[] }
);

export interface SearchView {
  query: SearchQuery;
  /** Of all groups, including those that are not shown. */
  totals: Record<GroupName, number>;
  /** The shown results: a whole page of one group, or the first results of all groups. */
  groups: ResultGroup[];
  /** Pages of the chosen group; 1 if all groups are shown. */
  totalPages: number;
  platform?: SearchResults['platform'];
  /** The query that was searched instead of the typed one. */
  didYouMean?: string | undefined;
}

export function toSearchView(
  query: SearchQuery,
  { categories, totals, platform, didYouMean }: SearchResults,
): SearchView {
  const counted = { filmes: totals.movies, series: totals.tvShows, pessoas: totals.people };
  const shown = query.group ? [query.group] : GROUPS;
  const first = <T>(cards: readonly T[]) => cards.slice(0, query.group ? PAGE_SIZE : SEARCH_GROUP_SHOWN);
  const groupOf = (name: GroupName): ResultGroup => {
    const total = counted[name];
    if (name === 'pessoas') return { name, total, people: first(categories.people) };
    return { name, total, titles: first<TitleCard>(name === 'filmes' ? categories.movies : categories.tvShows) };
  };
  return {
    query,
    totals: counted,
    groups: shown.map(groupOf).filter((group) => countShown(group) > 0),
    platform,
    didYouMean,
    totalPages: query.group ? Math.ceil(counted[query.group] / PAGE_SIZE) : 1,
  };
}

export function countShown(group: ResultGroup): number {
  return group.name === 'pessoas' ? group.people.length : group.titles.length;
}
