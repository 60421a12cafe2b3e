import { data, type MiddlewareFunction, redirect } from 'react-router';
import { briefCacheHeaders } from '#shared/domain/cache-headers.ts';
import { type Backend, backendContext, type Redirect } from '../backend.server.ts';

/** Short, because editors may change a redirect. */
const KEPT_SECONDS = 60;

/** Follows an editor's redirect instead of a 404; instead of an existing page only if the editor said so. */
export const obeyRedirects: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const { house } = context.get(backendContext);
  const path = url.pathname;
  const found = await house.findRedirect(path);
  if (found?.isOverPage) follow(house, found);
  const response = await next();
  if (response.status === 200 && (await house.isHidden(path)))
    response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  if (response.status !== 404 && response.status !== 410) return response;
  if (found) follow(house, found);
  if (response.status === 404) house.missed(path);
  return response;
};

function follow({ led }: Backend['house'], redirected: Redirect): never {
  led(redirected);
  const { to, code } = redirected;
  const headers = briefCacheHeaders(KEPT_SECONDS);
  if (to === null) throw data(null, { status: 410, headers });
  throw redirect(to, { status: code, headers });
}
