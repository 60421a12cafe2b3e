import { kindOfPage } from './page-kinds.ts';

/** What of a link decides whether a click on it leads to another page of ours, in this window. */
export interface LinkLike {
  origin: string;
  pathname: string;
  search: string;
  target: string;
  download: string;
}

/** The address of the page behind a link, or nothing where there is none to fetch ahead. */
export function toPageHref(link: LinkLike, shown: LinkLike | Location): string | undefined {
  const { origin, pathname, search, target, download } = link;
  if (origin !== shown.origin || (target !== '' && target !== '_self') || download !== '') return undefined;
  if (kindOfPage(pathname) === undefined) return undefined;
  const href = pathname + search;
  return href === shown.pathname + shown.search ? undefined : href;
}
