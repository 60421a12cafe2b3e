import { apiParameters } from './api-parameters.ts';

const PAGE = ['pagina', 'page'];

/**
 * What each public page reads from its query, in the order in which pages write it. Caches drop everything else, so that
 * `/?q=1`, `/?q=2` … are one copy of home. The first pattern that matches the path governs; the edge gets the same table
 * (deploy/edge/query.vcl), and tests compare it with the screens.
 */
export const PAGE_QUERIES: readonly { path: string; names: readonly string[] }[] = [
  { path: '/buscar', names: ['q', 'tipo', ...PAGE] },
  { path: '/(?:filmes|series)', names: ['genero', 'ordenacao', ...PAGE] },
  { path: '/(?:filmes|series)/genero/[^/?]+', names: ['ano', 'ordenacao', ...PAGE] },
  { path: '/(?:filmes|series)/plataforma/[^/?]+', names: ['ordenacao', ...PAGE] },
  { path: '/(?:filmes|series)/[^/?]+', names: PAGE },
  { path: '/generos/[^/?]+', names: ['tipo', 'ordenacao', ...PAGE] },
  { path: '/plataformas/[^/?]+', names: ['tipo', 'ordenacao', ...PAGE, 'pageFilmes', 'pageSeries'] },
  { path: '/pessoas', names: PAGE },
  { path: '/pessoa/[^/?]+', names: ['tipo', 'funcao', ...PAGE] },
  { path: '/colecoes', names: PAGE },
  { path: '/(?:filme|serie)/[^/?]+/informar-erro', names: ['situacao'] },
];

/** Also the address of a page's data, and one with slashes at its end, which is redirected with its query. */
export function toPathPattern(path: string): string {
  return `^${path}(?:\\.data|/+)?$`;
}

const patterns = PAGE_QUERIES.map(({ path, names }) => ({ pattern: new RegExp(toPathPattern(path)), names }));

/** The parameters of `GET /api`, nested ones with a dot. */
export const API_QUERY_NAMES: readonly string[] = [
  ...new Set(Object.values(apiParameters).flatMap((parameters) => listNames(parameters))),
];

function listNames(parameters: object, prefix = ''): string[] {
  return Object.entries(parameters).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? listNames(value, `${prefix}${name}.`) : [prefix + name],
  );
}

/** The address of a public page without the parameters it does not read. Values stay as they were written. */
export function toSharedAddress(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const path = url.slice(0, at);
  const names = patterns.find(({ pattern }) => pattern.test(path))?.names ?? [];
  if (names.length === 0) return path;
  const given = new Map<string, string>();
  for (const pair of url.slice(at + 1).split('&')) {
    const name = pair.split('=', 1)[0] ?? '';
    if (!given.has(name)) given.set(name, pair);
  }
  const read = names.flatMap((name) => given.get(name) ?? []);
  return read.length > 0 ? `${path}?${read.join('&')}` : path;
}
