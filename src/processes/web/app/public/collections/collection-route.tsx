import { Failure } from '#shared/domain/failure.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { collectionWords } from '#shared/text/collections.ts';
import { errors } from '#shared/text/errors.ts';
import { ask, askDraft } from '#web/ask.ts';
import { pageContext } from '#web/contexts.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { cached, editorRedirect, gone, notFound, passHeaders, permanentRedirect, unavailable } from '../../cache.ts';
import { sanitiseHtml } from '../../rich-text/sanitise-html.server.ts';
import { describeDocument, describeFailedPage, describeSystemPage } from '../../seo/page-meta.ts';
import { toCollectionThings } from '../structured-data/collection-things.server.ts';
import { addStructuredData } from '../structured-data/structured-data.server.ts';
import { MessagePage } from '../system/message-page.tsx';
import type { Route } from './+types/collection-route';
import { CollectionPage } from './collection-page.tsx';
import { toCollectionView } from './collection-view.ts';

export const headers = passHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const asked =
    params.token === undefined
      ? ask(context, 'getCustomCollectionWithDetailsBySlug', { slug: params.slug ?? '' })
      : askDraft(context, 'collection', params.token);
  let isGone = false;
  const found = await asked.catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    if (error.leadsTo !== undefined) throw editorRedirect(error.leadsTo);
    isGone = error.isGone;
    if (error.code === 'not-found' || error.code === 'invalid-argument') return null;
    if (error.code === 'unavailable') throw unavailable();
    throw error;
  });
  if (!found) return isGone ? gone() : notFound();

  const { value: collection, lifetime } = found;
  if (params.token === undefined && collection.slug !== params.slug)
    throw permanentRedirect(paths.collection(collection.slug), lifetime);
  const { site } = context.get(pageContext);
  addStructuredData(context, () => toCollectionThings(collection, site));
  return cached(toCollectionView(collection, sanitiseHtml(collection.descricaoH2)), lifetime);
}

export const clientLoader = loadCached;

export const meta: Route.MetaFunction = ({ loaderData: collection, error, matches }) => {
  const { site } = matches[0].loaderData;
  if (error) return describeFailedPage(site.name, error);
  if (!collection) return describeSystemPage(site.name, errors.collectionNotFound);
  return describeDocument(site, collection, { kind: 'website' });
};

export default function Collection({ loaderData: collection }: Route.ComponentProps) {
  return collection ? <CollectionPage collection={collection} /> : <CollectionNotFound />;
}

function CollectionNotFound() {
  return (
    <MessagePage
      title={errors.collectionNotFound}
      message={errors.collectionNotFoundMessage}
      action={{ label: collectionWords.back, to: paths.collections() }}
    />
  );
}
