/** What a browser says of where a request comes from; scripts of other sites cannot write either. */
export interface RequestOrigin {
  origin: string | undefined;
  fetchSite: string | undefined;
}

/**
 * Whether a request that changes something was sent by a page of ours. Both marks must agree where both are there, and one must
 * be there: a request that says nothing of where it comes from changes nothing.
 */
export function isFromOurPages({ origin, fetchSite }: RequestOrigin, siteUrl: string): boolean {
  if (origin === undefined && fetchSite === undefined) return false;
  return (origin === undefined || origin === siteUrl) && (fetchSite === undefined || fetchSite === 'same-origin');
}
