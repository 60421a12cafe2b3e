import type { CollectionPageLeaf, ItemListLeaf, ListItemLeaf, Thing } from 'schema-dts';
import type { TitleCard } from '#shared/contract/common.ts';
import { PAGE_SIZE } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { shell } from '#shared/text/shell.ts';
import type { ListPage } from '../lists/list-page.ts';
import { toBreadcrumbList } from './breadcrumb-list.server.ts';
import type { DescribedSite } from './title-members.server.ts';
import { withoutEmpty } from './without-empty.server.ts';

export interface DescribedList {
  /** Address of this page of the list, with its query; the breadcrumb uses the path only. */
  address: string;
  name: string;
  description?: string | undefined;
  /** Paths of the items on this page, in order. */
  itemPaths: readonly string[];
  /** Number of items on earlier pages. */
  before?: number;
  total: number;
  /** Ordered by date. */
  isChronological?: boolean;
  about?: CollectionPageLeaf['about'] | undefined;
  /** For a genre or platform: its total number of titles of each kind. */
  counts?: { movies: number; tvShows: number };
  /** Breadcrumb labels of path segments. */
  names?: Readonly<Record<string, string>>;
}

/** The list members for a page of films or series. */
export function listedTitles({ results, page, totalResults }: ListPage<TitleCard>) {
  const itemPaths = results.map(({ media_type, slug }) =>
    media_type === 'movie' ? paths.movie(slug) : paths.oneSeries(slug),
  );
  return { itemPaths, before: (page - 1) * PAGE_SIZE, total: totalResults };
}

/** Any list: the page, its items and its breadcrumb. Items are only addresses: each has a page with its own structured data. */
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

/** schema.org has no movieCount and seriesCount, which the specification asks for: each is a list with its number of items. */
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
