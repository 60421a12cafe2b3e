import type { PagedRecord } from '../subjects/page-words.ts';
import { paths } from './paths.ts';

/** The list of each kind of record that has pages, and the page of one. */
export const recordPaths = {
  collection: { all: paths.collections, one: paths.collection },
  news: { all: paths.news, one: paths.article },
} as const satisfies Record<PagedRecord, { all: () => string; one: (slug: string) => string }>;
