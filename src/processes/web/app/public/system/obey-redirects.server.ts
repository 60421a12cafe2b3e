import { data, type MiddlewareFunction, redirect } from 'react-router';
import { briefCacheHeaders } from '#shared/domain/site/cache-headers.ts';
import { type Backend, backendContext, type Redirect } from '../../backend.server.ts';

/** Short, because editors may change a redirect. */
const KEPT_SECONDS = 60;

/** Follows an editor's redirect instead of a 404; instead of an existing page only if the editor said so. */
export const obeyRedirects: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const { siteSettings } = context.get(backendContext);
  const path = url.pathname;
  const found = await siteSettings.findRedirect(path);
  if (found?.isOverPage) follow(siteSettings, found);
  const response = await next();
  if (response.status === 200 && (await siteSettings.isHidden(path)))
    response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  if (response.status !== 404 && response.status !== 410) return response;
  if (found) follow(siteSettings, found);
  if (response.status === 404) siteSettings.missed(path);
  return response;
};

function follow({ led }: Backend['siteSettings'], redirected: Redirect): never {
  led(redirected);
  const { to, code } = redirected;
  const headers = briefCacheHeaders(KEPT_SECONDS);
  if (to === null) throw data(null, { status: 410, headers });
  throw redirect(to, { status: code, headers });
}
