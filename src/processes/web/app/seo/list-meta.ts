import type { MetaDescriptor } from 'react-router';
import { listWords } from '#shared/text/lists.ts';
import { describePage, type SiteIdentity } from './page-meta.ts';

export interface ListDescription {
  title: string;
  description: string;
  /** The canonical address of a page; for a filtered list, that of the whole list. */
  canonicalOf: (page: number) => string;
  /** The address of a page of this list, with the current filters. */
  toPage: (page: number) => string;
  page: number;
  totalPages: number;
  noindex?: boolean;
  nofollow?: boolean;
  image?: string | null;
}

/** The meta tags of a page of a list: canonical address, title, previous and next page. */
export function describeList(site: SiteIdentity, list: ListDescription): MetaDescriptor[] {
  const { title, description, page, totalPages, noindex = false, nofollow = false, image = null } = list;
  return describePage(site, {
    title,
    ...(page > 1 && { ending: listWords.titleEnding(page) }),
    description,
    canonical: list.canonicalOf(page),
    kind: 'website',
    image,
    noindex: noindex || page > Math.max(totalPages, 1),
    nofollow,
    previous: page > 1 && page <= totalPages ? list.toPage(page - 1) : null,
    next: page < totalPages ? list.toPage(page + 1) : null,
  });
}
