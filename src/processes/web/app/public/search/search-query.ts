import { SEARCH_QUERY_CHARACTERS } from '#shared/domain/limits.ts';
import { type AddressParameter, type ParametersOf, pageNumber } from '../lists/address.ts';

/** Values of `tipo=` on the results page; without it all groups are shown. */
export const GROUPS = [
  'listas',
  'plataformas',
  'personagens',
  'filmes',
  'series',
  'pessoas',
  'colecoes',
  'generos',
] as const;
export type GroupName = (typeof GROUPS)[number];

export interface SearchQuery {
  text: string;
  group: GroupName | undefined;
  page: number;
}

const text: AddressParameter<string> = {
  name: 'q',
  aliases: [],
  read: (typed) => [...typed].slice(0, SEARCH_QUERY_CHARACTERS).join('').trim(),
  write: (typed) => typed || undefined,
};

const group: AddressParameter<GroupName | undefined> = {
  name: 'tipo',
  aliases: [],
  read: (word) => GROUPS.find((known) => known === word),
  write: (name) => name,
};

/** `/buscar` */
export const searchParameters: ParametersOf<SearchQuery> = { text, group, page: pageNumber('pagina') };
