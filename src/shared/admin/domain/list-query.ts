import { parseId } from '../../domain/ids.ts';
import type { ListOrder } from './subjects/define-subject.ts';
import { subjectsPath } from './subjects/subject-paths.ts';
import type { Listed } from './subjects/subjects.ts';

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
  /** Names titles that visitors do not see. */
  isTroubled: boolean;
  /** Words of switches that are on. */
  marks: readonly string[];
  /** The trash instead. */
  isRemoved: boolean;
  /** Absent: the first that the list has. */
  order: ListOrder | undefined;
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
/** Of what editors create: a draft is one that was never published. */
export const RECORD_STATES = [
  'no-ar',
  'rascunho',
  'em-revisao',
  'devolvido',
  'agendado',
  'oculto',
] as const satisfies readonly ListState[];
export const TEXT_FILTERS = ['ausente', 'suspeito', 'ingles', 'pt-pt', 'espanhol', 'outro'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];
const LIST_ORDERS: readonly ListOrder[] = ['populares', 'edicao', 'novos', 'nome'];

const LONGEST_QUERY = 200;
const MOST_MARKS = 9;
const MARK = /^[a-z-]{1,40}$/;

export const EVERYTHING: ListQuery = {
  query: '',
  state: undefined,
  isEdited: false,
  text: undefined,
  isUncertified: false,
  platformId: undefined,
  genreId: undefined,
  year: undefined,
  isTroubled: false,
  marks: [],
  isRemoved: false,
  order: undefined,
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
    isTroubled: word('avisos') === 'sim',
    marks: [...new Set(parameters.getAll('com'))]
      .filter((mark) => MARK.test(mark))
      .toSorted()
      .slice(0, MOST_MARKS),
    isRemoved: word('lixeira') === 'sim',
    order: LIST_ORDERS.find((order) => order === word('ordem') && order !== 'populares'),
    page: Math.min(lastPage, parseId(word('pagina')) ?? 1),
  };
}

/** The same list always has the same URL, so that it can be saved and compared. */
export function buildListSearch(list: Partial<ListQuery>): string {
  const { query, state, isEdited, text, isUncertified, platformId, genreId, year, order, page, ...rest } = {
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
  add('avisos', rest.isTroubled ? 'sim' : undefined);
  for (const mark of rest.marks) parameters.append('com', mark);
  add('lixeira', rest.isRemoved ? 'sim' : undefined);
  add('ordem', order);
  add('pagina', page > 1 ? page : undefined);
  return parameters.toString();
}

export function listPath(entity: Listed, list: Partial<ListQuery> = {}): string {
  const search = buildListSearch(list);
  return search ? `${subjectsPath(entity)}?${search}` : subjectsPath(entity);
}

/** Whether any filter is set; the query, the order and the page do not count. */
export function hasFilters(list: ListQuery): boolean {
  return buildListSearch({ ...list, query: '', order: undefined, page: 1 }) !== '';
}
