import { toBrazilianDay } from '#shared/domain/day.ts';
import { CACHE_TTL_SECONDS, FEED } from '#shared/domain/limits.ts';
import { recordPaths } from '#shared/domain/site/record-paths.ts';
import { CARD_WORDS, PAGE_WORDS, type PagedRecord } from '#shared/domain/subjects/page-words.ts';
import { tags } from '#shared/domain/tags.ts';
import { feedEntries, feedWords } from '#shared/text/feeds.ts';
import type { Answer } from '../catalogue/documents/answer.ts';
import { readList } from '../catalogue/documents/read-list.ts';
import type { Context } from '../context.ts';
import { listNewestRecords, summaryOf } from '../store/records/records.ts';
import { Feed } from './feed.ts';

/** The records of a kind, newest first. */
export function getRecordFeed(ctx: Context, entity: PagedRecord): Promise<Answer<Feed>> {
  return readList(ctx, {
    type: `feed-${PAGE_WORDS[entity]}`,
    asked: {},
    schema: Feed,
    ttlSeconds: CACHE_TTL_SECONDS.popular,
    lists: [tags.recordList(entity)],
    build: async ({ db }) => {
      const newest = await listNewestRecords(db, entity, FEED.items);
      const { description, entry } = feedEntries.records[entity];
      const items = newest.map((record) => ({
        id: `${CARD_WORDS[entity]}-${record.id}`,
        title: entry(record.title),
        text: summaryOf(entity, record),
        path: recordPaths[entity].one(record.slug),
        day: toBrazilianDay(record.firstPublishedAt ?? record.changedAt),
        changedAt: null,
      }));
      const path = recordPaths[entity].all();
      const builtOn = toBrazilianDay(ctx.now());
      return {
        value: { title: feedWords.records[entity], description, path, slug: '', builtOn, items },
        parts: newest.map(({ id, version }) => ({ kind: entity, id, version })),
      };
    },
  });
}
