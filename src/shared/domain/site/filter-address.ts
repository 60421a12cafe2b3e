import { ARRIVAL_WORD, type ListSort, MOVIE_SORT_WORDS, SERIES_SORT_WORDS } from '../sort.ts';
import { ACCESS_WORDS, type AccessWord, toAgeWord } from '../titles/filter-steps.ts';
import type { TitleKind } from '../titles/seen-title.ts';
import { paths } from './paths.ts';

/** The filters of a list of films or series. */
export interface TitleFilters {
  /** Slugs, in our order. */
  platforms?: readonly string[] | undefined;
  access?: readonly AccessWord[] | undefined;
  age?: number | undefined;
  minutes?: number | undefined;
  from?: number | undefined;
  to?: number | undefined;
  country?: string | undefined;
  isDubbed?: boolean | undefined;
  rating?: number | undefined;
  genre?: string | undefined;
  order?: ListSort | undefined;
}

/** The canonical address of a filtered list: parameters in a fixed order, defaults left out. */
export function buildFilterAddress(kind: TitleKind, filters: TitleFilters): string {
  const { platforms = [], access = [], age, minutes, from, to, country, isDubbed, rating, genre, order } = filters;
  const given: [name: string, value: string | number | undefined][] = [
    ['plataformas', platforms.join(',') || undefined],
    ['acesso', ACCESS_WORDS.filter((word) => access.includes(word)).join(',') || undefined],
    ['idade', age === undefined ? undefined : toAgeWord(age)],
    ['duracao', minutes],
    ['de', from],
    ['ate', to],
    ['pais', country],
    ['audio', isDubbed ? 'dublado' : undefined],
    ['nota', rating],
    ['genero', genre],
    ['ordenacao', orderWord(kind, order)],
  ];
  const query = given.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join('&');
  const path = kind === 'movie' ? paths.movies() : paths.series();
  return query ? `${path}?${query}` : path;
}

function orderWord(kind: TitleKind, order: TitleFilters['order']): string | undefined {
  if (order === undefined || order === 'popular') return undefined;
  if (order === 'arrival') return ARRIVAL_WORD;
  return (kind === 'movie' ? MOVIE_SORT_WORDS : SERIES_SORT_WORDS)[order];
}
