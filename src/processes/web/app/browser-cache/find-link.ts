import { kindOfPage } from './page-kinds.ts';

/** The properties of a link that decide whether a click opens another page of this site in the same window. */
export interface LinkLike {
  origin: string;
  pathname: string;
  search: string;
  target: string;
  download: string;
}

/** Path and query of the page a link opens; `undefined` if there is nothing to prefetch. */
export function toPageHref(link: LinkLike, shown: LinkLike | Location): string | undefined {
  const { origin, pathname, search, target, download } = link;
  if (origin !== shown.origin || (target !== '' && target !== '_self') || download !== '') return undefined;
  if (kindOfPage(pathname) === undefined) return undefined;
  const href = pathname + search;
  return href === shown.pathname + shown.search ? undefined : href;
}
