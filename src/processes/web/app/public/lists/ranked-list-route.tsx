import { useLocation } from 'react-router';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { errors } from '#shared/text/errors.ts';
import { ask } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, notFound, passHeaders, permanentRedirect, shownAsNotFound } from '../../cache.ts';
import { describeList } from '../../seo/list-meta.ts';
import { describeFailedPage } from '../../seo/page-meta.ts';
import { listedTitles, toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/ranked-list-route';
import { buildAddress, findCanonical, readQuery } from './address.ts';
import { toCinemaWeeks } from './cinema-weeks.ts';
import { ListFailure } from './list-failure.tsx';
import { askablePage, toListPage } from './list-page.ts';
import { rankedParameters } from './parameters.ts';
import { RankedListPage } from './ranked-list-page.tsx';
import { findRankedList } from './ranked-lists.ts';

export const headers = passHeaders;

/** `/filmes/populares` and its nine siblings. */
export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  const ranked = findRankedList(pattern);
  if (!ranked) throw notFound();
  const canonical = findCanonical(ranked.path, rankedParameters, url);
  if (canonical) throw permanentRedirect(canonical);

  const { ctx, site } = context.get(pageContext);
  const { page } = readQuery(rankedParameters, url.searchParams);
  const asked = ask(context, ranked.call, { page: askablePage(page) });
  const { value: answer, lifetime } = await asked.catch(answerFailure);
  const list = toListPage<(typeof answer.results)[number]>(answer, page);
  const weeks = toCinemaWeeks(ranked.name, list.results, toBrazilianDay(ctx.now()));
  const view = { path: ranked.path, list, weeks };
  const { path, description } = ranked;
  const name = ranked.heading(site.name);
  const told = { address: buildAddress(path, rankedParameters, { page }), name, description, ...listedTitles(list) };
  addStructuredData(context, () => toListThings(told, site));
  return list.isBeyond ? shownAsNotFound(view) : cached(view, lifetime);
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: view, error, matches }) => {
  const { site } = matches[0].loaderData;
  const ranked = view && findRankedList(view.path);
  if (error || !ranked) return describeFailedPage(site.name, error);
  const toPage = (page: number) => buildAddress(ranked.path, rankedParameters, { page });
  return describeList(site, {
    title: ranked.title ?? ranked.heading(site.name),
    description: ranked.description,
    canonicalOf: toPage,
    toPage,
    page: view.list.page,
    totalPages: view.list.totalPages,
  });
};

export default function Ranked({ loaderData: { path, list, weeks }, matches }: Route.ComponentProps) {
  const ranked = findRankedList(path);
  if (!ranked) return null;
  return <RankedListPage ranked={ranked} list={list} weeks={weeks} siteName={matches[0].loaderData.site.name} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  return <ListFailure error={error} message={findRankedList(pathname)?.failed ?? errors.loadMessage} />;
}
