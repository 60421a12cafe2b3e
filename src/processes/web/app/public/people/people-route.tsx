import { PEOPLE_PAGE_SIZE } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { errors } from '#shared/text/errors.ts';
import { listWords } from '#shared/text/lists.ts';
import { ask } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, passHeaders, permanentRedirect, shownAsNotFound } from '../../cache.ts';
import { describeList } from '../../seo/list-meta.ts';
import { describeFailedPage } from '../../seo/page-meta.ts';
import { buildAddress, findCanonical, readQuery } from '../lists/address.ts';
import { ListFailure } from '../lists/list-failure.tsx';
import { askablePage, toListPage } from '../lists/list-page.ts';
import { rankedParameters } from '../lists/parameters.ts';
import { toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import type { Route } from './+types/people-route';
import { PeoplePage } from './people-page.tsx';

export const headers = passHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const canonical = findCanonical(paths.people(), rankedParameters, url);
  if (canonical) throw permanentRedirect(canonical);

  const { site } = context.get(pageContext);
  const { page } = readQuery(rankedParameters, url.searchParams);
  const asked = ask(context, 'getPopularPeople', { page: askablePage(page), limit: PEOPLE_PAGE_SIZE });
  const { value: answer, lifetime } = await asked.catch(answerFailure);
  const list = toListPage(answer, page);
  const told = {
    address: buildAddress(paths.people(), rankedParameters, { page }),
    ...{ name: listWords.people, description: listWords.peopleDescription },
    itemPaths: list.results.map(({ slug }) => paths.person(slug)),
    ...{ before: (page - 1) * PEOPLE_PAGE_SIZE, total: list.totalResults },
  };
  addStructuredData(context, () => toListThings(told, site));
  return list.isBeyond ? shownAsNotFound(list) : cached(list, lifetime);
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: list, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !list) return describeFailedPage(site.name, error);
  const toPage = (page: number) => buildAddress(paths.people(), rankedParameters, { page });
  return describeList(site, {
    title: listWords.people,
    description: listWords.peopleDescription,
    canonicalOf: toPage,
    toPage,
    page: list.page,
    totalPages: list.totalPages,
  });
};

export default function People({ loaderData: list }: Route.ComponentProps) {
  return <PeoplePage list={list} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailure error={error} message={errors.popularPeople} />;
}
