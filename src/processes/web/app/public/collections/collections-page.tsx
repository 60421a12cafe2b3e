import type { CollectionCard as Collection } from '#shared/contract/collections.ts';
import { SKELETON_CARDS } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { collectionWords } from '#shared/text/collections.ts';
import { feedWords } from '#shared/text/feeds.ts';
import { PathBreadcrumb } from '../../design/breadcrumb.tsx';
import { FeedLinks } from '../../design/feed-links.tsx';
import { PageHead } from '../../design/page-head.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { buildAddress, type ParametersOf, pageNumber } from '../lists/address.ts';
import type { ListPage } from '../lists/list-page.ts';
import { type PageQuery } from '../lists/parameters.ts';
import { Results } from '../lists/results.tsx';
import { CollectionCard } from './collection-card.tsx';
import styles from './collections-page.module.css';

/** `/colecoes` */
export const collectionsParameters: ParametersOf<PageQuery> = { page: pageNumber('pagina') };

export const toCollectionsPage = (page: number) => buildAddress(paths.collections(), collectionsParameters, { page });

/** Covers that are not loaded lazily. */
const EAGER_COVERS = 6;

export function CollectionsPage({ list }: { list: ListPage<Collection> }) {
  return (
    <div className="wrap">
      <PathBreadcrumb path={paths.collections()} />
      <PageHead title={collectionWords.collections} intro={collectionWords.intro}>
        <FeedLinks kind="colecoes" name={feedWords.records.collection} />
      </PageHead>
      <Results
        list={list}
        toPage={toCollectionsPage}
        none={collectionWords.none}
        skeleton={<Skeleton count={SKELETON_CARDS.collections} shape="card" className={styles.cards} />}
      >
        {(collections) => (
          <ul className={styles.cards}>
            {collections.map((collection, place) => (
              <li key={collection.id}>
                <CollectionCard
                  collection={collection}
                  loading={place === 0 ? 'high' : place < EAGER_COVERS ? 'eager' : 'lazy'}
                />
              </li>
            ))}
          </ul>
        )}
      </Results>
    </div>
  );
}
