import type { Entity } from '../../domain/entities.ts';
import { parseId } from '../../domain/ids.ts';
import { subjectsPath } from './paths.ts';

/** The filters of an admin list. All of them are in the URL, so a list can be shared as a link. */
export interface ListQuery {
  /** A name, an id or a URL. */
  query: string;
  state: ListState | undefined;
  /** Only subjects with edits of our own. */
  isEdited: boolean;
  text: TextFilter | undefined;
  isUncertified: boolean;
  platformId: number | undefined;
  genreId: number | undefined;
  year: number | undefined;
  order: ListOrder;
  page: number;
}

/** URL values, in the order of the screen. */
export const LIST_STATES = [
  'no-ar',
  'rascunho',
  'em-revisao',
  'devolvido',
  'agendado',
  'conflito',
  'oculto',
  'noindex',
  'fora',
  'quebrado',
] as const;
export type ListState = (typeof LIST_STATES)[number];
export const TEXT_FILTERS = ['ausente', 'suspeito', 'ingles', 'pt-pt', 'espanhol', 'outro'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];
export const LIST_ORDERS = ['populares', 'edicao', 'novos'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

const LONGEST_QUERY = 200;

export const EVERYTHING: ListQuery = {
  query: '',
  state: undefined,
  isEdited: false,
  text: undefined,
  isUncertified: false,
  platformId: undefined,
  genreId: undefined,
  year: undefined,
  order: 'populares',
  page: 1,
};

/** Unknown values are ignored: an old URL shows a wider list, never an error. */
export function parseListQuery(parameters: URLSearchParams, lastPage: number): ListQuery {
  const word = (name: string) => parameters.get(name)?.trim() ?? '';
  return {
    query: word('q').slice(0, LONGEST_QUERY),
    state: LIST_STATES.find((state) => state === word('situacao')),
    isEdited: word('edicao') === 'sim',
    text: TEXT_FILTERS.find((text) => text === word('texto')),
    isUncertified: word('classificacao') === 'sem',
    platformId: parseId(word('plataforma')),
    genreId: parseId(word('genero')),
    year: /^\d{4}$/.test(word('ano')) ? Number(word('ano')) : undefined,
    order: LIST_ORDERS.find((order) => order === word('ordem')) ?? 'populares',
    page: Math.min(lastPage, parseId(word('pagina')) ?? 1),
  };
}

/** The same list always has the same URL, so that it can be saved and compared. */
export function buildListSearch(list: Partial<ListQuery>): string {
  const { query, state, isEdited, text, isUncertified, platformId, genreId, year, order, page } = {
    ...EVERYTHING,
    ...list,
  };
  const parameters = new URLSearchParams();
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  };
  add('q', query);
  add('situacao', state);
  add('edicao', isEdited ? 'sim' : undefined);
  add('texto', text);
  add('classificacao', isUncertified ? 'sem' : undefined);
  add('plataforma', platformId);
  add('genero', genreId);
  add('ano', year);
  add('ordem', order === 'populares' ? undefined : order);
  add('pagina', page > 1 ? page : undefined);
  return parameters.toString();
}

export function listPath(entity: Entity, list: Partial<ListQuery> = {}): string {
  const search = buildListSearch(list);
  return search ? `${subjectsPath(entity)}?${search}` : subjectsPath(entity);
}

/** Whether any filter is set; the query, the order and the page do not count. */
export function hasFilters(list: ListQuery): boolean {
  return buildListSearch({ ...list, query: '', order: 'populares', page: 1 }) !== '';
}
