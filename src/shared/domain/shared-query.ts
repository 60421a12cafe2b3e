import { apiParameters } from './api-parameters.ts';

/**
 * Everything the addresses of public pages may say, in the one order in which pages write it themselves: whoever asks in
 * another order, twice, or with a campaign's mark shares the copy of whoever asked plainly. Anything else in a query is
 * nobody's. The edge is told the same list (deploy/edge/query.vcl), and tests hold the screens to it.
 */
export const PAGE_QUERY_NAMES = [
  'q',
  'tipo',
  'funcao',
  'genero',
  'ano',
  'ordenacao',
  'pagina',
  'page',
  'pageFilmes',
  'pageSeries',
  'situacao',
  // React Router's own, in the addresses of `.data`.
  '_routes',
] as const;

/** … and those of `GET /api`, nested ones with a dot. */
export const API_QUERY_NAMES: readonly string[] = [
  ...new Set(Object.values(apiParameters).flatMap((parameters) => listNames(parameters))),
];

function listNames(parameters: object, prefix = ''): string[] {
  return Object.entries(parameters).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? listNames(value, `${prefix}${name}.`) : [prefix + name],
  );
}

/** The address of a public page without what it does not listen to. Values stay as they were written. */
export function toSharedAddress(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const said = new Map<string, string>();
  for (const pair of url.slice(at + 1).split('&')) {
    const name = pair.split('=', 1)[0] ?? '';
    if (!said.has(name)) said.set(name, pair);
  }
  const kept = PAGE_QUERY_NAMES.flatMap((name) => said.get(name) ?? []);
  return kept.length > 0 ? `${url.slice(0, at)}?${kept.join('&')}` : url.slice(0, at);
}
