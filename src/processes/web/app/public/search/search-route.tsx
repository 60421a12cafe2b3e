import { isRouteErrorResponse, useLocation } from 'react-router';
import { Failure } from '#shared/domain/failure.ts';
import { STATIC_PAGE_SECONDS } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { search } from '#shared/text/search/search.ts';
import { ask, joinLifetimes } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { BrowserFailure } from '../../browser-cache/browser-failure.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { cached, passHeaders, permanentRedirect, unavailable } from '../../cache.ts';
import { describeFailedPage, describePage } from '../../seo/page-meta.ts';
import { findCanonical, readQuery } from '../lists/address.ts';
import { askablePage } from '../lists/list-page.ts';
import type { Route } from './+types/search-route';
import { loadBeside } from './load-answer.server.ts';
import { SearchPrompt } from './search-prompt.tsx';
import { searchParameters } from './search-query.ts';
import { type Found, SearchResults } from './search-results.tsx';
import { toSearchView } from './search-view.ts';

export const headers = passHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const canonical = findCanonical(paths.search(), searchParameters, url);
  if (canonical) throw permanentRedirect(canonical);

  const query = readQuery(searchParameters, url.searchParams);
  if (!query.text) return cached<Found | null>(null, { ttlSeconds: STATIC_PAGE_SECONDS, tags: [] });

  try {
    const asked = { query: query.text, page: askablePage(query.page) };
    const { value: answer, lifetime } = await ask(context, 'searchMulti', asked);
    if (answer.order.length === 0) context.get(pageContext).pageEvents?.unanswered(query.text);
    const beside = await loadBeside(context, query, answer);
    return cached<Found | null>(toSearchView(query, answer, beside), joinLifetimes(lifetime, ...beside.lifetimes));
  } catch (error) {
    throw error instanceof Failure ? unavailable(error.message) : error;
  }
}

export const clientLoader = loadCached;

/** Search results are not indexed by search engines. */
export const meta: Route.MetaFunction = ({ loaderData: found, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error) return describeFailedPage(site.name, error);
  return describePage(site, {
    title: found ? search.resultsFor(found.query.text) : search.title,
    description: search.description,
    canonical: paths.search(),
    kind: 'website',
    noindex: Boolean(found),
  });
};

export default function Search({ loaderData: found }: Route.ComponentProps) {
  return found ? <SearchResults found={found} /> : <SearchPrompt />;
}

/** The query stays in its field. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const query = readQuery(searchParameters, new URLSearchParams(useLocation().search));
  return <SearchResults found={{ query, failure: reasonOf(error) }} />;
}

function reasonOf(error: unknown): string {
  if (error instanceof BrowserFailure) return error.message;
  return isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : errors.loadMessage;
}
