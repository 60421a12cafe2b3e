import { toBrazilianDay } from '#shared/domain/day.ts';
import { CACHE_TTL_SECONDS, FEED } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { tags } from '#shared/domain/tags.ts';
import { feedEntries, feedWords } from '#shared/text/feeds.ts';
import type { Answer } from '../catalogue/documents/answer.ts';
import { readList } from '../catalogue/documents/read-list.ts';
import type { Context } from '../context.ts';
import { listNewestRecords } from '../store/records/records.ts';
import { Feed } from './feed.ts';

/** Newest first. */
export function getCollectionsFeed(ctx: Context): Promise<Answer<Feed>> {
  return readList(ctx, {
    type: 'collections-feed',
    asked: {},
    schema: Feed,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    lists: [tags.recordList('collection')],
    build: async ({ db }) => {
      const collections = await listNewestRecords(db, 'collection', FEED.items);
      const items = collections.map(({ id, title: name, slug, values, firstPublishedAt, changedAt }) => ({
        id: `colecao-${id}`,
        title: feedEntries.collection(name),
        text: values.shortDescription || values.descriptionH1 || '',
        path: paths.collection(slug),
        day: toBrazilianDay(firstPublishedAt ?? changedAt),
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
