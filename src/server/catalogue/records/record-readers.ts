import type { PagedRecord } from '#shared/domain/subjects/page-words.ts';
import { collections } from '../collections/collections.ts';
import { stories } from '../news/news.ts';
import type { readRecords } from './read-records.ts';

type Reader = Pick<ReturnType<typeof readRecords>, 'shareCard'>;

/** The reader of every kind of record that has pages. */
export const recordReaders = { collection: collections, news: stories } as const satisfies Record<PagedRecord, Reader>;
