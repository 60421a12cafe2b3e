import { useLocation } from 'react-router';
import { COLLECTIONS_PAGE_SIZE } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { collectionWords } from '#shared/text/collections.ts';
import { errors } from '#shared/text/errors.ts';
import { ask } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { answerFailure, cached, passHeaders, permanentRedirect, shownAsNotFound } from '../../cache.ts';
import { ErrorState } from '../../design/states.tsx';
import { describeList } from '../../seo/list-meta.ts';
import { describeFailedPage } from '../../seo/page-meta.ts';
import { findCanonical, readQuery } from '../lists/address.ts';
import { askablePage, toListPage } from '../lists/list-page.ts';
import { toListThings } from '../structured-data/list-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import { RequestCodeLine } from '../system/request-code.tsx';
import type { Route } from './+types/collections-route';
import { CollectionsPage, collectionsParameters, toCollectionsPage } from './collections-page.tsx';

export const headers = passHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const canonical = findCanonical(paths.collections(), collectionsParameters, url);
  if (canonical) throw permanentRedirect(canonical);

  const { site } = context.get(pageContext);
  const { page } = readQuery(collectionsParameters, url.searchParams);
  const asked = ask(context, 'getCustomCollections', { page: askablePage(page) });
  const { value: answer, lifetime } = await asked.catch(answerFailure);
  const list = toListPage({ results: answer.collections, pagination: answer.pagination }, page);
  const told = {
    ...{
      address: toCollectionsPage(page),
      name: collectionWords.collections,
      description: collectionWords.description,
    },
    itemPaths: list.results.map(({ slug }) => paths.collection(slug)),
    ...{ before: (page - 1) * COLLECTIONS_PAGE_SIZE, total: list.totalResults },
  };
  addStructuredData(context, () => toListThings(told, site));
  return list.isBeyond ? shownAsNotFound(list) : cached(list, lifetime);
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: list, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !list) return describeFailedPage(site.name, error);
  return describeList(site, {
    title: collectionWords.collections,
    description: collectionWords.description,
    canonicalOf: toCollectionsPage,
    toPage: toCollectionsPage,
    page: list.page,
    totalPages: list.totalPages,
  });
};

export default function Collections({ loaderData: list }: Route.ComponentProps) {
  return <CollectionsPage list={list} />;
}

export function ErrorBoundary() {
  return <CollectionsFailure />;
}

function CollectionsFailure() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap">
      <ErrorState
        title={errors.collections}
        message={errors.collectionsMessage}
        retry={pathname + search}
        retryLabel={collectionWords.tryAgain}
      >
        <RequestCodeLine />
      </ErrorState>
    </div>
  );
}
