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
  recoveryCodes: () => '/admin/codigos',
  account: () => '/admin/conta',
  sessions: () => '/admin/sessoes',
  team: () => '/admin/usuarios',
} as const;

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
