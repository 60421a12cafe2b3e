import type { Thing } from 'schema-dts';
import type { CollectionDetails } from '#shared/contract/collections.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { toListThings } from './list-things.server.ts';
import type { DescribedSite } from './title-members.server.ts';

/** In the editors' order, which is by date if the collection is chronological. */
export function toCollectionThings(collection: CollectionDetails, site: DescribedSite): Exclude<Thing, string>[] {
  const { slug, name, tituloH1, descricaoH1, mediaItems, ordemCronologica } = collection;
  const told = {
    ...{ address: paths.collection(slug), name: tituloH1 || name, description: descricaoH1, names: { [slug]: name } },
    itemPaths: mediaItems.map((item) => (item.type === 'movie' ? paths.movie(item.slug) : paths.oneSeries(item.slug))),
    ...{ total: mediaItems.length, isChronological: ordemCronologica },
  };
  return toListThings(told, site);
}
