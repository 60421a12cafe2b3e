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

const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Cookies, passkeys and the check above belong to one name. On one machine the site has several: a page of /admin that was
 * opened by another one is opened again by the name in SITE_URL, or its forms would be refused.
 */
export function isOtherLoopbackName(host: string | undefined, siteUrl: string): boolean {
  const asked = URL.parse(`http://${host ?? ''}`);
  const site = new URL(siteUrl);
  if (!asked || asked.port !== site.port || asked.hostname === site.hostname) return false;
  return [asked, site].every(({ hostname }) => LOOPBACK_NAMES.includes(hostname));
}
