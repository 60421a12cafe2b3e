/** The words of the addresses, feeds and sitemap files of records that have pages. Cache tags are made of it too. */
export const PAGE_WORDS = { collection: 'colecoes' } as const;
export type PagedRecord = keyof typeof PAGE_WORDS;
export const PAGED_RECORDS = Object.keys(PAGE_WORDS) as PagedRecord[];

export function isPaged(entity: string): entity is PagedRecord {
  return Object.hasOwn(PAGE_WORDS, entity);
}
