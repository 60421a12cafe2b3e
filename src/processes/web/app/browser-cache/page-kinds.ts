import { matchPath } from 'react-router';
import type { BROWSER_CACHE } from '#shared/domain/limits.ts';

export type PageKind = keyof typeof BROWSER_CACHE;

/** Which times of `BROWSER_CACHE` apply to a page; the first matching pattern wins. */
const KINDS: readonly (readonly [pattern: string, kind: PageKind])[] = [
  ['/filme/:slugId/*', 'details'],
  ['/serie/:slugId/*', 'details'],
  ['/pessoa/:slug', 'details'],
  ['/generos', 'genres'],
  ['/colecoes', 'collections'],
  ['/colecoes/:slug', 'collection'],
  ['/noticias', 'lists'],
  ['/noticia/:slug', 'details'],
  ['/filmes/*', 'lists'],
  ['/series/*', 'lists'],
  ['/generos/:slug', 'lists'],
  ['/plataformas/*', 'lists'],
  ['/pessoas', 'lists'],
  ['/', 'default'],
  ['/hoje', 'default'],
  ['/agenda/*', 'default'],
  ['/rodizio', 'default'],
  ['/gratis', 'default'],
  ['/buscar', 'default'],
  ['/sobre', 'default'],
  ['/privacidade', 'default'],
];

/** `undefined` for a path that is not a public page: it is neither cached nor prefetched. */
export function kindOfPage(path: string): PageKind | undefined {
  return KINDS.find(([pattern]) => matchPath(pattern, path))?.[1];
}
