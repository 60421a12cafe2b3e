import {
  ARRIVAL_WORD,
  type ListSort,
  MOVIE_SORT_WORDS,
  parseListSort,
  SERIES_SORT_WORDS,
} from '#shared/domain/sort.ts';
import {
  ACCESS_WORDS,
  type AccessWord,
  MINUTE_STEPS,
  parseAge,
  parseStep,
  RATING_STEPS,
  toAgeWord,
} from '#shared/domain/titles/filter-steps.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import type { AddressParameter, ParametersOf } from './address.ts';

/** The filters of a list of what can be watched, as its address has them. */
export interface FilterQuery {
  /** Slugs. */
  platforms: readonly string[];
  access: readonly AccessWord[];
  age: number | undefined;
  minutes: number | undefined;
  fromYear: number | undefined;
  toYear: number | undefined;
  /** `br`. */
  country: string | undefined;
  isDubbed: boolean;
  rating: number | undefined;
}

export const NO_FILTERS: FilterQuery = {
  platforms: [],
  access: [],
  age: undefined,
  minutes: undefined,
  fromYear: undefined,
  toYear: undefined,
  country: undefined,
  isDubbed: false,
  rating: undefined,
};

export const ALL_CLEARED = { ...NO_FILTERS, genre: '' };

/** The whole list in its usual order: what search engines index. */
export const WHOLE_LIST = { ...ALL_CLEARED, year: undefined, sort: 'popular' } as const;

const SLUG = /^[a-z0-9-]{1,60}$/;
const PLATFORMS_MAX = 20;

const list = <T extends string>(name: string, read: (words: string[]) => T[]): AddressParameter<readonly T[]> => ({
  name,
  aliases: [],
  isList: true,
  read: (text) => read([...new Set(text.toLowerCase().split(','))]),
  write: (words) => words.join(',') || undefined,
});

const step = (
  name: string,
  read: AddressParameter<number | undefined>['read'],
  word: (value: number) => string = String,
): AddressParameter<number | undefined> => ({
  name,
  aliases: [],
  read,
  write: (value) => (value === undefined ? undefined : word(value)),
});

const flag = (name: string, word: string): AddressParameter<boolean> => ({
  name,
  aliases: [],
  read: (text) => text.toLowerCase() === word,
  write: (isSet) => (isSet ? word : undefined),
});

/** The same range of years as in the contract. */
export const readYear = (text: string) => (/^(18[7-9]|19\d|20\d|21\d)\d$/.test(text) ? Number(text) : undefined);

/** In the order in which addresses have them. The loader also puts platforms into our order, which only the server knows. */
export const filterParameters: ParametersOf<FilterQuery> = {
  platforms: list('plataformas', (words) => words.filter((word) => SLUG.test(word)).slice(0, PLATFORMS_MAX)),
  access: list('acesso', (words) => ACCESS_WORDS.filter((word) => words.includes(word))),
  age: step('idade', parseAge, toAgeWord),
  minutes: step('duracao', (text) => parseStep(text, MINUTE_STEPS)),
  fromYear: step('de', readYear),
  toYear: step('ate', readYear),
  country: {
    name: 'pais',
    aliases: [],
    read: (text) => (/^[a-z]{2}$/i.test(text) ? text.toLowerCase() : undefined),
    write: (code) => code,
  },
  isDubbed: flag('audio', 'dublado'),
  rating: step('nota', (text) => parseStep(text, RATING_STEPS)),
};

export function listOrder(kind: TitleKind): AddressParameter<ListSort> {
  const words = kind === 'movie' ? MOVIE_SORT_WORDS : SERIES_SORT_WORDS;
  return {
    name: 'ordenacao',
    aliases: [],
    read: parseListSort,
    write: (sort) => {
      if (sort === 'arrival') return ARRIVAL_WORD;
      return sort === 'popular' ? undefined : words[sort];
    },
  };
}

/** Whether the list is of what can be watched: a filter is set, or an order that only such lists have. */
export function isFiltered(query: FilterQuery & { sort: ListSort }): boolean {
  return query.sort === 'arrival' || countFilters(query) > 0;
}

/** How many filters are set. */
function countFilters(query: FilterQuery): number {
  return Object.keys(filterParameters).filter((key) => isSet(query[key as keyof FilterQuery])).length;
}

function isSet(value: FilterQuery[keyof FilterQuery]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
}
