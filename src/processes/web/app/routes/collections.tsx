import { paths } from '#shared/domain/paths.ts';
import { collectionWords } from '#shared/text/collections.ts';
import { backendContext } from '../backend.server.ts';
import { loadKept } from '../browser-cache/client-loader.ts';
import { answerFailure, cached, movedTo, passHeaders, shownAsNotFound } from '../cache.ts';
import { CollectionsFailure } from '../collections/collections-failure.tsx';
import { CollectionsPage, collectionsParameters, toCollectionsPage } from '../collections/collections-page.tsx';
import { findCanonical, readQuery } from '../lists/address.ts';
import { askablePage, toListPage } from '../lists/list-page.ts';
import { describeList } from '../seo/list-meta.ts';
import { describeFailedPage } from '../seo/page-meta.ts';
import type { Route } from './+types/collections.ts';

export const headers = passHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const canonical = findCanonical(paths.collections(), collectionsParameters, url);
  if (canonical) throw movedTo(canonical);

  const backend = context.get(backendContext);
  const { page } = readQuery(collectionsParameters, url.searchParams);
  const answer = await backend.functions.getCustomCollections({ page: askablePage(page) }).catch(answerFailure);
  const list = toListPage({ results: answer.collections, pagination: answer.pagination }, page);
  return list.isBeyond ? shownAsNotFound(list) : cached(list, backend.lifetimeOf(answer));
}

export const clientLoader = loadKept;

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
