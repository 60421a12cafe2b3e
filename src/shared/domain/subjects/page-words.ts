import type { CreatedRecord } from './records.ts';

/** The words of the addresses, feeds and sitemap files of records that have pages. Cache tags are made of it too. */
export const PAGE_WORDS = { collection: 'colecoes', news: 'noticias' } as const;
export type PagedRecord = keyof typeof PAGE_WORDS;
/** The words of their share cards, and of the entries of their feeds. */
export const CARD_WORDS = { collection: 'colecao', news: 'noticia' } as const satisfies Record<PagedRecord, string>;
/** A record without pages, such as a price. */
export type UnpagedRecord = Exclude<CreatedRecord, PagedRecord>;
export const PAGED_RECORDS = Object.keys(PAGE_WORDS) as PagedRecord[];

export function isPaged(entity: string): entity is PagedRecord {
  return Object.hasOwn(PAGE_WORDS, entity);
}
