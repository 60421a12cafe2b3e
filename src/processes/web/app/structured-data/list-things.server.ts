import type { CollectionPageLeaf, ItemListLeaf, ListItemLeaf, Thing } from 'schema-dts';
import type { TitleCard } from '#shared/contract/common.ts';
import { PAGE_SIZE } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/paths.ts';
import { shell } from '#shared/text/shell.ts';
import type { ListPage } from '../lists/list-page.ts';
import { toBreadcrumbList } from './breadcrumb-list.server.ts';
import type { DescribedSite } from './title-members.server.ts';
import { withoutEmpty } from './without-empty.server.ts';

export interface DescribedList {
  /** Address of this page of the list, its query included; the trail is that of the path alone. */
  address: string;
  name: string;
  description?: string | undefined;
  /** Of what is on this page, in its order. */
  itemPaths: readonly string[];
  /** How many come before, on earlier pages. */
  before?: number;
  total: number;
  /** In the order of their days. */
  isChronological?: boolean;
  about?: CollectionPageLeaf['about'] | undefined;
  /** Of a genre or a platform: how many titles of each kind it has in all. */
  counts?: { movies: number; tvShows: number };
  /** What the trail calls parts of the path. */
  names?: Readonly<Record<string, string>>;
}

/** A page of films or series, as it is listed. */
export function listedTitles({ results, page, totalResults }: ListPage<TitleCard>) {
  const itemPaths = results.map(({ media_type, slug }) =>
    media_type === 'movie' ? paths.movie(slug) : paths.oneSeries(slug),
  );
  return { itemPaths, before: (page - 1) * PAGE_SIZE, total: totalResults };
}

/** A list of any kind: what the page is, what is on it and the way to it. Of what is listed only addresses are told: each has a page that says the rest. */
export function toListThings(list: DescribedList, { url }: DescribedSite): Exclude<Thing, string>[] {
  const address = url + list.address;
  const page = withoutEmpty<CollectionPageLeaf>({
    '@type': 'CollectionPage',
    '@id': `${address}#page`,
    url: address,
    name: list.name,
    description: list.description,
    inLanguage: 'pt-BR',
    about: list.about,
    mainEntity: toItemList(list, url),
    mentions: list.counts && toCounts(list.counts),
  });
  const [path = ''] = list.address.split('?');
  return [page, ...toBreadcrumbList(url, path, list.names)];
}

/** schema.org has no word for the specification's movieCount and seriesCount: each is a list with its number. */
function toCounts({ movies, tvShows }: NonNullable<DescribedList['counts']>): ItemListLeaf[] {
  return [
    { '@type': 'ItemList', name: shell.movies, numberOfItems: movies },
    { '@type': 'ItemList', name: shell.series, numberOfItems: tvShows },
  ];
}

function toItemList({ itemPaths, before = 0, total, isChronological }: DescribedList, siteUrl: string): ItemListLeaf {
  const items = itemPaths.map(
    (path, place): ListItemLeaf => ({ '@type': 'ListItem', position: before + place + 1, url: siteUrl + path }),
  );
  return withoutEmpty<ItemListLeaf>({
    '@type': 'ItemList',
    numberOfItems: total,
    itemListOrder: isChronological ? 'https://schema.org/ItemListOrderAscending' : null,
    itemListElement: items,
  });
}
