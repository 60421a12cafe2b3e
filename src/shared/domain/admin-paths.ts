import type { Entity } from './entities.ts';

/** Addresses of the newsroom. Apart from `paths`, which every public page carries. */
export const adminPaths = {
  root: () => '/admin',
  signIn: (returnTo = '') => withQuery('/admin/login', { para: returnTo }),
  invite: (token: string) => withQuery('/admin/convite', { codigo: token }),
  recovery: (token: string) => withQuery('/admin/recuperar', { codigo: token }),
  secondStep: (returnTo = '') => withQuery('/admin/verificacao', { para: returnTo }),
  enrolment: () => '/admin/duas-etapas',
  signOut: () => '/admin/sair',
  confirm: (returnTo = '') => withQuery('/admin/confirmar', { para: returnTo }),
  dashboard: () => '/admin/dashboard',
  movies: (query = '') => withQuery('/admin/filmes', { q: query }),
  movie: (id: number | string) => `/admin/filmes/${id}`,
  allSeries: (query = '') => withQuery('/admin/series', { q: query }),
  series: (id: number | string) => `/admin/series/${id}`,
  people: (query = '') => withQuery('/admin/pessoas', { q: query }),
  person: (id: number | string) => `/admin/pessoas/${id}`,
  conflicts: () => '/admin/conflitos',
  trash: () => '/admin/lixeira',
  recoveryCodes: () => '/admin/codigos',
  account: () => '/admin/conta',
  sessions: () => '/admin/sessoes',
  team: () => '/admin/usuarios',
} as const;

const SUBJECTS = { movie: adminPaths.movie, series: adminPaths.series, person: adminPaths.person } as const;
const LISTS = { movie: adminPaths.movies, series: adminPaths.allSeries, person: adminPaths.people } as const;

/** Where a film, a series or a person is edited. `parameters` choose the tab and what it shows. */
export function subjectPath(entity: Entity, id: number, parameters: Record<string, string> = {}): string {
  return withQuery(SUBJECTS[entity](id), parameters);
}

/** The list of films, series or people. */
export function subjectsPath(entity: Entity, query = '', page = 1): string {
  const path = LISTS[entity](query);
  return page > 1 ? `${path}${query ? '&' : '?'}pagina=${page}` : path;
}

function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== '')).toString();
  return query ? `${path}?${query}` : path;
}

/**
 * Where to go after signing in: a page of the newsroom, never another site. Everything that is not plainly one of ours leads to
 * the first page.
 */
export function safeReturn(path: string | null | undefined): string {
  const isOurs = /^\/admin(?:\/[\w-]+)*(?:\?[\w=&%.~+-]*)?$/.test(path ?? '');
  return isOurs && path ? path : adminPaths.dashboard();
}
