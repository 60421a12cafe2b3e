import type { MetaDescriptor } from 'react-router';
import { listWords } from '#shared/text/lists.ts';
import { describePage, type SiteIdentity } from './page-meta.ts';

export interface ListDescription {
  title: string;
  description: string;
  /** Where a page of this list lives; of a filtered one, the page of the list it is cut from. */
  canonicalOf: (page: number) => string;
  /** Where the pages before and after are, as they are now shown. */
  toPage: (page: number) => string;
  page: number;
  totalPages: number;
  noindex?: boolean;
  image?: string | null;
}

/** A page of a list: its own canonical address, its own title, and its neighbours. */
export function describeList(site: SiteIdentity, list: ListDescription): MetaDescriptor[] {
  const { title, description, page, totalPages, noindex = false, image = null } = list;
  return describePage(site, {
    title,
    ...(page > 1 && { ending: listWords.titleEnding(page) }),
    description,
    canonical: list.canonicalOf(page),
    kind: 'website',
    image,
    noindex: noindex || page > Math.max(totalPages, 1),
    previous: page > 1 && page <= totalPages ? list.toPage(page - 1) : null,
    next: page < totalPages ? list.toPage(page + 1) : null,
  });
}
