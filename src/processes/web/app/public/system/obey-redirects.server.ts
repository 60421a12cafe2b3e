import { data, type MiddlewareFunction, redirect } from 'react-router';
import { findObeyedRedirect } from '#server/catalogue/documents/redirects.ts';
import { isHiddenFromSearch } from '#server/catalogue/home/site-pages.ts';
import { briefCacheHeaders } from '#shared/domain/site/cache-headers.ts';
import { tags } from '#shared/domain/tags.ts';
import { type PageRequest, pageContext } from '#web/contexts.ts';

/** Short, because editors may change a redirect. */
const KEPT_SECONDS = 60;

/** Follows an editor's redirect instead of a 404; instead of an existing page only if the editor said so. */
export const obeyRedirects: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const page = context.get(pageContext);
  const path = url.pathname;
  const found = await findRedirect(page, path);
  if (found?.isOverPage) follow(page, found);
  const response = await next();
  if (response.status === 200 && (await isHidden(page, path)))
    response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  if (response.status !== 404 && response.status !== 410) return response;
  if (found) follow(page, found);
  if (response.status === 404) page.pageEvents?.missed(path);
  return response;
};

type Found = NonNullable<Awaited<ReturnType<typeof findObeyedRedirect>>>;

async function findRedirect({ ctx, pageEvents, addTags }: PageRequest, path: string): Promise<Found | undefined> {
  if (!pageEvents) return undefined;
  addTags([tags.redirects()]);
  return findObeyedRedirect(ctx, path);
}

/** The list of hidden pages is a site setting: the page is invalidated when it changes. */
function isHidden({ ctx, addTags }: PageRequest, path: string): Promise<boolean> {
  addTags([tags.pages()]);
  return isHiddenFromSearch(ctx, path);
}

function follow({ pageEvents }: PageRequest, { id, to, code }: Found): never {
  pageEvents?.led(id);
  const headers = briefCacheHeaders(KEPT_SECONDS);
  if (to === null) throw data(null, { status: 410, headers });
  throw redirect(to, { status: code, headers });
}
