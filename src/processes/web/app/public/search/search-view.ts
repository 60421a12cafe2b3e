import type { PersonCard, TitleCard } from '#shared/contract/common.ts';
import type { SearchResults } from '#shared/contract/search.ts';
import type { FoundGroups, SearchGroup } from '#shared/contract/search-groups.ts';
import { PAGE_SIZE, SEARCH_GROUP_SHOWN } from '#shared/domain/limits.ts';
import type { AnswerView } from './answer-view.ts';
import type { ListStart } from './load-answer.server.ts';
import type { GroupName, SearchQuery } from './search-query.ts';

/** The name in the address of each group of the answer. */
const NAMES = {
  lists: 'listas',
  platforms: 'plataformas',
  characters: 'personagens',
  movies: 'filmes',
  tvShows: 'series',
  people: 'pessoas',
  collections: 'colecoes',
  genres: 'generos',
} as const satisfies Record<SearchGroup, GroupName>;

type Others = keyof FoundGroups;
type OtherGroup =
  | { [K in Exclude<Others, 'lists'>]: { name: (typeof NAMES)[K]; found: FoundGroups[K] } }[Exclude<Others, 'lists'>]
  | { name: 'listas'; found: ShownList[] };

/** A list with its first titles, where they are known. */
export type ShownList = FoundGroups['lists'][number] & { start?: ListStart | undefined };

export type ResultGroup = { total: number } & (
  | { name: 'filmes' | 'series'; titles: TitleCard[] }
  | { name: 'pessoas'; people: PersonCard[] }
  | OtherGroup
);

export interface SearchView {
  query: SearchQuery;
  /** The groups that have results, in the order shown, with how many. */
  found: { name: GroupName; total: number }[];
  /** The shown results: a whole page of one group, or the first results of all groups. */
  groups: ResultGroup[];
  /** Pages of the chosen group; 1 if all groups are shown. */
  totalPages: number;
  /** The query that was searched instead of the typed one. */
  didYouMean?: string | undefined;
  /** The title that is asked about. */
  answer?: AnswerView | undefined;
}

/** What the page reads besides the search itself. */
export interface Beside {
  answer?: AnswerView | undefined;
  /** By address of the list. */
  starts?: ReadonlyMap<string, ListStart>;
}

export function toSearchView(query: SearchQuery, answer: SearchResults, beside: Beside = {}): SearchView {
  const { categories, totals, groups, order, didYouMean } = answer;
  const first = <T>(cards: readonly T[]) => cards.slice(0, query.group ? PAGE_SIZE : SEARCH_GROUP_SHOWN);
  const toGroup = (group: SearchGroup): ResultGroup => {
    switch (group) {
      case 'movies':
        return { name: 'filmes', total: totals.movies, titles: first<TitleCard>(categories.movies) };
      case 'tvShows':
        return { name: 'series', total: totals.tvShows, titles: first<TitleCard>(categories.tvShows) };
      case 'people':
        return { name: 'pessoas', total: totals.people, people: first(categories.people) };
      case 'lists': {
        const found = groups.lists.map((list) => ({ ...list, start: beside.starts?.get(list.path) }));
        return { name: 'listas', total: found.length, found };
      }
      default:
        return { name: NAMES[group], total: groups[group].length, found: groups[group] } as ResultGroup;
    }
  };
  const all = order.map(toGroup);
  const shown = query.group ? all.filter(({ name }) => name === query.group) : all;
  const chosen = query.group && shown[0];
  const card = query.group ? undefined : beside.answer;
  return {
    query,
    found: all.map(({ name, total }) => ({ name, total })),
    groups: shown.map((group) => withoutAnswered(group, card)).filter((group) => countShown(group) > 0),
    ...(card && { answer: card }),
    didYouMean,
    totalPages: chosen ? Math.ceil(chosen.total / PAGE_SIZE) : 1,
  };
}

/** The card shows its title; the group shows the others. */
function withoutAnswered(group: ResultGroup, answer: AnswerView | undefined): ResultGroup {
  if (!answer || !('titles' in group)) return group;
  const titles = group.titles.filter(({ media_type, id }) => `${media_type} ${id}` !== answer.key);
  return { ...group, titles, total: group.total - (group.titles.length - titles.length) };
}

export function countShown(group: ResultGroup): number {
  if ('titles' in group) return group.titles.length;
  return 'people' in group ? group.people.length : group.found.length;
}
