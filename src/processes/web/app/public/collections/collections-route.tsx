import { useLocation } from 'react-router';
import { COLLECTIONS_PAGE_SIZE } from '#shared/domain/limits.ts';
import { collectionWords } from '#shared/text/collections.ts';
import { errors } from '#shared/text/errors.ts';
import { ask } from '#web/ask.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { passHeaders } from '../../cache.ts';
import { ErrorState } from '../../design/states.tsx';
import { describeList } from '../../seo/list-meta.ts';
import { describeFailedPage } from '../../seo/page-meta.ts';
import { loadRecordList } from '../records/load-record.server.ts';
import { RequestCodeLine } from '../system/request-code.tsx';
import type { Route } from './+types/collections-route';
import { CollectionsPage, collectionsParameters, toCollectionsPage } from './collections-page.tsx';

export const headers = passHeaders;

const { collections: name, description } = collectionWords;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadRecordList(context, url, {
    entity: 'collection',
    parameters: collectionsParameters,
    perPage: COLLECTIONS_PAGE_SIZE,
    async ask({ page }) {
      const { value, lifetime } = await ask(context, 'getCustomCollections', { page });
      return { value: { results: value.collections, pagination: value.pagination }, lifetime };
    },
    describe: () => ({ name, description }),
  });

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error || !loaderData) return describeFailedPage(site.name, error);
  const { list } = loaderData;
  return describeList(site, {
    title: name,
    description,
    canonicalOf: toCollectionsPage,
    toPage: toCollectionsPage,
    page: list.page,
    totalPages: list.totalPages,
  });
};

export default function Collections({ loaderData }: Route.ComponentProps) {
  return <CollectionsPage list={loaderData.list} />;
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
