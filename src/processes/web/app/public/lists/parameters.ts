import { type ListSort, MOVIE_SORT_WORDS, parseSort, SERIES_SORT_WORDS, type Sort } from '#shared/domain/sort.ts';
import type { TitleKind } from '#shared/domain/titles/seen-title.ts';
import { type AddressParameter, PAGE_NAMES, type ParametersOf, pageNumber } from './address.ts';
import { type FilterQuery, filterParameters, listOrder, readYear } from './filter-parameters.ts';

function order(kind: TitleKind): AddressParameter<Sort> {
  const words = kind === 'movie' ? MOVIE_SORT_WORDS : SERIES_SORT_WORDS;
  return {
    name: 'ordenacao',
    aliases: [],
    read: parseSort,
    write: (sort) => (sort === 'popular' ? undefined : words[sort]),
  };
}

export const genreParameter: AddressParameter<string> = {
  name: 'genero',
  aliases: [],
  read: (text) => (text === 'todos' ? '' : text.toLowerCase()),
  write: (slug) => slug || undefined,
};

const year: AddressParameter<number | undefined> = {
  name: 'ano',
  aliases: [],
  read: readYear,
  write: (value) => (value === undefined ? undefined : String(value)),
};

/** `tipo=movies|tv`; the other words come from other clients. */
const SERIES_WORDS = ['tv', 'series', 'serie'];
const kindOfTitles: AddressParameter<TitleKind> = {
  name: 'tipo',
  aliases: [],
  read: (text) => (SERIES_WORDS.includes(text.toLowerCase()) ? 'series' : 'movie'),
  write: (kind) => (kind === 'series' ? 'tv' : undefined),
};

export interface PageQuery {
  page: number;
}

export interface TitleListQuery extends FilterQuery, PageQuery {
  genre: string;
  sort: ListSort;
}

export interface GenreListQuery extends FilterQuery, PageQuery {
  year: number | undefined;
  sort: ListSort;
}

/** On a platform's own pages the platform is no filter. */
type FiltersOnPlatform = Omit<FilterQuery, 'platforms'>;

export interface PlatformListQuery extends FiltersOnPlatform, PageQuery {
  genre: string;
  sort: ListSort;
}

export interface GenreHubQuery extends PageQuery {
  kind: TitleKind;
  sort: Sort;
}

export interface PlatformHubQuery extends FiltersOnPlatform {
  kind: TitleKind;
  genre: string;
  sort: ListSort;
  moviePage: number;
  seriesPage: number;
}

const { platforms: _platforms, ...filtersOnPlatform } = filterParameters;

/** `/filmes/populares` and the other ranked lists, and `/pessoas`. */
export const rankedParameters: ParametersOf<PageQuery> = { page: pageNumber('page') };

/** `/filmes`, `/series` */
export const titleListParameters = (kind: TitleKind): ParametersOf<TitleListQuery> => ({
  ...filterParameters,
  genre: genreParameter,
  sort: listOrder(kind),
  page: pageNumber('pagina'),
});

/** `/filmes/genero/{slug-id}` */
export const genreListParameters = (kind: TitleKind): ParametersOf<GenreListQuery> => ({
  ...filterParameters,
  year,
  sort: listOrder(kind),
  page: pageNumber('pagina'),
});

/** `/filmes/plataforma/{slug-id}` */
export const platformListParameters = (kind: TitleKind): ParametersOf<PlatformListQuery> => ({
  ...filtersOnPlatform,
  genre: genreParameter,
  sort: listOrder(kind),
  page: pageNumber('pagina'),
});

/** `/generos/{slug}` */
export const genreHubParameters = (kind: TitleKind): ParametersOf<GenreHubQuery> => ({
  kind: kindOfTitles,
  sort: order(kind),
  page: pageNumber('pagina'),
});

/** `/plataformas/{slug}`: each tab has its own page number; `pagina` and `page` mean the open tab's. */
export const platformHubParameters = (kind: TitleKind): ParametersOf<PlatformHubQuery> => ({
  kind: kindOfTitles,
  ...filtersOnPlatform,
  genre: genreParameter,
  sort: listOrder(kind),
  moviePage: pageNumber('pageFilmes', kind === 'movie' ? PAGE_NAMES : []),
  seriesPage: pageNumber('pageSeries', kind === 'series' ? PAGE_NAMES : []),
});

/** The fields of the filter bar's form. */
export const formParameters = (kind: TitleKind) => ({
  ...filterParameters,
  genre: genreParameter,
  sort: listOrder(kind),
});

/** The tab in a hub's address; it decides how the other parameters are written. */
export function readKind(search: URLSearchParams): TitleKind {
  return kindOfTitles.read(search.get(kindOfTitles.name) ?? '');
}
