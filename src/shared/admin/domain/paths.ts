/** URLs of the admin. Separate from `paths`, which every public page ships. */
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
  collections: (query = '') => withQuery('/admin/colecoes', { q: query }),
  collectionTitles: (query: string) => withQuery('/admin/colecoes/titulos', { q: query }),
  collection: (id: number | string) => `/admin/colecoes/${id}`,
  reviews: (list = '') => withQuery('/admin/revisoes', { ver: list }),
  review: (id: string, layout = '') => withQuery(`/admin/revisoes/${id}`, { modo: layout }),
  calendar: () => '/admin/calendario',
  presence: () => '/admin/presenca',
  changeSet: (id: string) => `/admin/lotes/${id}`,
  export: () => '/admin/exportar',
  import: (id = '') => withQuery('/admin/importar', { pedido: id }),
  reports: (state = '') => withQuery('/admin/denuncias', { situacao: state }),
  conflicts: () => '/admin/conflitos',
  trash: () => '/admin/lixeira',
  homePins: (day = '') => withQuery('/admin/destaques', { dia: day }),
  redirects: () => '/admin/redirecionamentos',
  subscriptions: () => '/admin/ofertas',
  subscriptionsExport: () => '/admin/ofertas/exportar',
  voicesExport: () => '/admin/vozes/exportar',
  freeServices: () => '/admin/ofertas/gratis',
  freeOffers: (id: number | string) => `/admin/ofertas/gratis/${id}`,
  freeOffersExport: (id: number | string) => `/admin/ofertas/gratis/${id}/exportar`,
  genres: () => '/admin/generos',
  genre: (id: number | string) => `/admin/generos/${id}`,
  platforms: () => '/admin/plataformas',
  platform: (id: number | string) => `/admin/plataformas/${id}`,
  pages: () => '/admin/paginas',
  page: (id: number | string) => `/admin/paginas/${id}`,
  media: () => '/admin/midia',
  picture: (id: number | string) => `/admin/midia/${id}`,
  links: () => '/admin/links',
  searches: () => '/admin/buscas',
  tickets: () => '/admin/ingressos',
  audit: () => '/admin/auditoria',
  auditExport: () => '/admin/auditoria/exportar',
  routines: (list = '') => withQuery('/admin/rotinas', { ver: list }),
  archive: () => '/admin/arquivo',
  archiveExport: () => '/admin/arquivo/exportar',
  settings: () => '/admin/configuracoes',
  goTo: () => '/admin/ir',
  recoveryCodes: () => '/admin/codigos',
  account: () => '/admin/conta',
  /** After a recovery code; `para` is the page that was asked for. */
  recovered: (returnTo: string) => withQuery('/admin/conta', { entrada: 'recuperacao', para: returnTo }),
  notificationPreferences: () => '/admin/conta/notificacoes',
  unsubscribe: (token: string) => withQuery('/admin/notificacoes/sair', { codigo: token }),
  notifications: (list = '') => withQuery('/admin/notificacoes', { ver: list }),
  sessions: () => '/admin/sessoes',
  team: () => '/admin/usuarios',
} as const;

/** Redirects: `ver`, `q`, `pagina`, the edited one (`editar`), and the source of a new one (`de`). */
export function redirectsPath(parameters: Record<string, string> = {}): string {
  return withQuery(adminPaths.redirects(), parameters);
}

/** Plans or bundles (`ver`), by state (`situacao`). */
export function subscriptionsPath(parameters: Record<string, string> = {}, isFile = false): string {
  return withQuery(isFile ? adminPaths.subscriptionsExport() : adminPaths.subscriptions(), parameters);
}

/** The library of own pictures, filtered, or one picture; `para` is the field a picture is chosen for. */
export function mediaPath(parameters: Record<string, string> = {}, id?: number): string {
  return withQuery(id === undefined ? adminPaths.media() : adminPaths.picture(id), parameters);
}

/** Searches without results; `termo` is the one that gets an alias, `q` the query that looks for its title. */
export function searchesPath(parameters: Record<string, string> = {}): string {
  return withQuery(adminPaths.searches(), parameters);
}

/** Unmatched ticket links; `entrada` is the one that gets a film, `q` the query that looks for the film. */
export function ticketsPath(parameters: Record<string, string> = {}): string {
  return withQuery(adminPaths.tickets(), parameters);
}

/** The calendar: `ver`, `dia`, `tipo`, and the plan whose form is open (`mover`). */
export function calendarPath(parameters: Record<string, string> = {}): string {
  return withQuery(adminPaths.calendar(), parameters);
}

/** Broken links: the list (`ver`), the order (`ordem`), and the place that gets another address (`trocar`). */
export function linksPath(parameters: Record<string, string> = {}): string {
  return withQuery(adminPaths.links(), parameters);
}

/** The audit log, or its export, by person, action and date. */
export function auditPath(parameters: Record<string, string> = {}, isFile = false): string {
  return withQuery(isFile ? adminPaths.auditExport() : adminPaths.audit(), parameters);
}

/** Routines, with the question before one is run (`rodar`) or everything is purged (`limpar`). */
export function routinesPath(parameters: Record<string, string> = {}): string {
  return withQuery(adminPaths.routines(), parameters);
}

/** Search by name, id or URL. */
export function goToPath(query = ''): string {
  return withQuery(adminPaths.goTo(), { q: query });
}

export function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== '')).toString();
  return query ? `${path}?${query}` : path;
}

/**
 * Where to go after signing in: a page of the admin, never another site. Anything that is not clearly an admin path falls back to
 * the dashboard.
 */
export function safeReturn(path: string | null | undefined): string {
  const isOurs = /^\/admin(?:\/[\w-]+)*(?:\?[\w=&%.~+-]*)?$/.test(path ?? '');
  return isOurs && path ? path : adminPaths.dashboard();
}
