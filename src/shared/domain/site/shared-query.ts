import { apiParameters } from './api-parameters.ts';

const PAGE = ['pagina', 'page'];
/** Filters of lists, in the order pages write them. */
const FILTERS = ['acesso', 'idade', 'duracao', 'de', 'ate', 'pais', 'audio', 'nota'];

/** A form sends these once for each ticked box; all are kept, and the page redirects to one parameter with commas. */
export const REPEATED_NAMES: readonly string[] = ['plataformas', 'acesso', 'meus'];

/**
 * The query parameters each public page reads, in the order pages write them. Caches drop all others, so that `/?q=1`, `/?q=2` …
 * share one copy of home. The first matching pattern applies; the edge gets the same table (deploy/edge/query.vcl), and tests
 * compare it with the screens.
 */
export const PAGE_QUERIES: readonly { path: string; names: readonly string[] }[] = [
  { path: '/buscar', names: ['q', 'tipo', ...PAGE] },
  { path: '/(?:filmes|series)', names: ['plataformas', ...FILTERS, 'genero', 'ordenacao', ...PAGE] },
  { path: '/(?:filmes|series)/genero/[^/?]+', names: ['plataformas', ...FILTERS, 'ano', 'ordenacao', ...PAGE] },
  { path: '/(?:filmes|series)/plataforma/[^/?]+', names: [...FILTERS, 'genero', 'ordenacao', ...PAGE] },
  { path: '/(?:filmes|series)/[^/?]+', names: PAGE },
  { path: '/generos/[^/?]+', names: ['tipo', 'ordenacao', ...PAGE] },
  {
    path: '/plataformas/[^/?]+',
    names: ['tipo', ...FILTERS, 'genero', 'ordenacao', ...PAGE, 'pageFilmes', 'pageSeries'],
  },
  { path: '/plataformas/[^/?]+/(?:entraram|sairam)', names: ['semana', ...PAGE] },
  { path: '/hoje', names: ['tempo', 'com', 'onde', 'plataformas', 'clima', 'vistos'] },
  { path: '/gratis', names: ['so'] },
  { path: '/rodizio', names: ['t', 'horas', 'inicio', 'meus', 'q'] },
  { path: '/agenda(?:/[^/?]+)?', names: ['plataforma'] },
  { path: '/pessoas', names: PAGE },
  { path: '/pessoa/[^/?]+', names: ['tipo', 'funcao', ...PAGE] },
  { path: '/colecoes', names: PAGE },
  { path: '/noticias', names: ['assunto', ...PAGE] },
  { path: '/serie/[^/?]+/capitulos', names: ['cap', ...PAGE] },
  { path: '/(?:filme|serie)/[^/?]+/informar-erro', names: ['situacao'] },
  { path: '/serie/[^/?]+/[0-9]+', names: ['ate'] },
  { path: '/previa/inicio/[^/?]+', names: ['dia'] },
];

/** Also matches the page's data URL, and trailing slashes, which redirect with the query. */
export function toPathPattern(path: string): string {
  return `^${path}(?:\\.data|/+)?$`;
}

const patterns = PAGE_QUERIES.map(({ path, names }) => ({ pattern: new RegExp(toPathPattern(path)), names }));

/** Query parameters of `GET /api`, nested ones with a dot. */
export const API_QUERY_NAMES: readonly string[] = [
  ...new Set(Object.values(apiParameters).flatMap((parameters) => listNames(parameters))),
];

/** Query parameters of `GET /oembed`. */
export const OEMBED_QUERY_NAMES: readonly string[] = ['url', 'maxwidth', 'maxheight', 'format'];

function listNames(parameters: object, prefix = ''): string[] {
  return Object.entries(parameters).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? listNames(value, `${prefix}${name}.`) : [prefix + name],
  );
}

/** The URL of a public page without the parameters it does not read. Values are not re-encoded. */
export function toSharedAddress(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const path = url.slice(0, at);
  const names = patterns.find(({ pattern }) => pattern.test(path))?.names ?? [];
  if (names.length === 0) return path;
  const given = new Map<string, string>();
  for (const pair of url.slice(at + 1).split('&')) {
    const name = pair.split('=', 1)[0] ?? '';
    const known = given.get(name);
    if (known === undefined) given.set(name, pair);
    else if (REPEATED_NAMES.includes(name)) given.set(name, `${known}&${pair}`);
  }
  const read = names.flatMap((name) => given.get(name) ?? []);
  return read.length > 0 ? `${path}?${read.join('&')}` : path;
}
