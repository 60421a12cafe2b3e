import { toBrazilianDay } from '#shared/domain/day.ts';
import { CACHE_TTL_SECONDS, FEED } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { tags } from '#shared/domain/tags.ts';
import { feedEntries, feedWords } from '#shared/text/feeds.ts';
import type { Answer } from '../catalogue/documents/answer.ts';
import { readList } from '../catalogue/documents/read-list.ts';
import type { Context } from '../context.ts';
import { listNewestCollections } from '../store/site/feed-rows.ts';
import { Feed } from './feed.ts';

/** Newest first. */
export function getCollectionsFeed(ctx: Context): Promise<Answer<Feed>> {
  return readList(ctx, {
    type: 'collections-feed',
    asked: {},
    schema: Feed,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    lists: [tags.collectionList()],
    build: async ({ db }) => {
      const collections = await listNewestCollections(db, FEED.items);
      const items = collections.map((collection) => ({
        id: `colecao-${collection.id}`,
        title: feedEntries.collection(collection.name),
        text: collection.short_description || collection.description_h1,
        path: paths.collection(collection.slug),
        day: toBrazilianDay(collection.publishedAt),
        changedAt: null,
      }));
      const { collectionsTitle: title } = feedWords;
      const { collectionsDescription: description } = feedEntries;
      const builtOn = toBrazilianDay(ctx.now());
      return {
        value: { title, description, path: paths.collections(), slug: '', builtOn, items },
        parts: collections.map(({ id, version }) => ({ kind: 'collection', id, version })),
      };
    },
  });
}
