import { paths } from '#shared/domain/site/paths.ts';
import { collectionWords } from '#shared/text/collections.ts';
import { errors } from '#shared/text/errors.ts';
import { ask, askDraft } from '#web/ask.ts';
import { loadCached } from '../../browser-cache/client-loader.ts';
import { passHeaders } from '../../cache.ts';
import { sanitiseHtml } from '../../rich-text/sanitise-html.server.ts';
import { describeDocument, describeFailedPage, describeSystemPage } from '../../seo/page-meta.ts';
import { loadRecord } from '../records/load-record.server.ts';
import { toCollectionThings } from '../structured-data/collection-things.server.ts';
import { MessagePage } from '../system/message-page.tsx';
import type { Route } from './+types/collection-route';
import { CollectionPage } from './collection-page.tsx';
import { toCollectionView } from './collection-view.ts';

export const headers = passHeaders;

export function loader({ context, params: { slug = '', token } }: Route.LoaderArgs) {
  const isDraft = token !== undefined;
  return loadRecord(context, {
    entity: 'collection',
    slug: isDraft ? undefined : slug,
    document: isDraft
      ? askDraft(context, 'collection', token)
      : ask(context, 'getCustomCollectionWithDetailsBySlug', { slug }),
    toView: (collection) => toCollectionView(collection, sanitiseHtml(collection.descricaoH2)),
    toThings: toCollectionThings,
  });
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
