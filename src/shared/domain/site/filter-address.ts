import { MOVIE_SORT_WORDS, SERIES_SORT_WORDS, type Sort } from '../sort.ts';
import type { TitleKind } from '../titles/seen-title.ts';
import { paths } from './paths.ts';

/** How a title can be watched, in the order addresses have. */
export const ACCESS_WORDS = ['incluso', 'gratis', 'anuncios', 'aluguel', 'compra', 'cinema'] as const;
export type AccessWord = (typeof ACCESS_WORDS)[number];

/** Age ratings a list can be limited to, 0 being for everybody; durations in minutes; ratings. */
export const AGE_STEPS = [0, 6, 10, 12, 14, 16, 18] as const;
export const DURATION_STEPS = [30, 60, 90, 110, 130, 150, 180] as const;
export const RATING_STEPS = [5, 6, 7, 8, 9] as const;

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
  order?: Sort | 'arrival' | undefined;
}

/** The canonical address of a filtered list: parameters in a fixed order, defaults left out. */
export function buildFilterAddress(kind: TitleKind, filters: TitleFilters): string {
  const { platforms = [], access = [], age, minutes, from, to, country, isDubbed, rating, genre, order } = filters;
  const given: [name: string, value: string | number | undefined][] = [
    ['plataformas', platforms.join(',') || undefined],
    ['acesso', ACCESS_WORDS.filter((word) => access.includes(word)).join(',') || undefined],
    ['idade', age === 0 ? 'livre' : age],
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
  if (order === 'arrival') return 'chegada';
  return (kind === 'movie' ? MOVIE_SORT_WORDS : SERIES_SORT_WORDS)[order];
}
