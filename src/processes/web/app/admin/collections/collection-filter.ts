import type { CollectionSituation } from '#shared/admin/domain/editing/edited-collection.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { parseId } from '#shared/domain/ids.ts';

/** The filters of the collection list, as in its address. */
export interface CollectionFilter {
  query: string;
  state: CollectionSituation | undefined;
  isChronological: boolean;
  isTroubled: boolean;
  page: number;
}

/** A state's name in the address. */
export const STATE_WORDS: Readonly<Record<CollectionSituation, string>> = {
  'on-air': 'no-ar',
  draft: 'rascunho',
  open: 'em-revisao',
  returned: 'devolvido',
  planned: 'agendada',
  off: 'fora-do-ar',
};

const LONGEST_QUERY = 200;

export function parseCollectionFilter(parameters: URLSearchParams): CollectionFilter {
  const states = Object.entries(STATE_WORDS) as [CollectionSituation, string][];
  return {
    query: (parameters.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    state: states.find(([, word]) => word === parameters.get('estado'))?.[0],
    isChronological: parameters.get('ordem') === '1',
    isTroubled: parameters.get('avisos') === '1',
    page: parseId(parameters.get('pagina')) ?? 1,
  };
}

export function collectionsPath({ query, state, isChronological, isTroubled, page }: CollectionFilter): string {
  const parameters = new URLSearchParams({
    ...(query && { q: query }),
    ...(state && { estado: STATE_WORDS[state] }),
    ...(isChronological && { ordem: '1' }),
    ...(isTroubled && { avisos: '1' }),
    ...(page > 1 && { pagina: String(page) }),
  }).toString();
  return parameters ? `${adminPaths.collections()}?${parameters}` : adminPaths.collections();
}
