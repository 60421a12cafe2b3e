/** Headers by which a browser says where a request comes from; scripts of other sites cannot set them. */
export interface RequestOrigin {
  origin: string | undefined;
  fetchSite: string | undefined;
}

/**
 * CSRF check: whether a page of ours sent a request that changes something. If both headers are present they must agree, and at
 * least one must be present.
 */
export function isFromOurPages({ origin, fetchSite }: RequestOrigin, siteUrl: string): boolean {
  if (origin === undefined && fetchSite === undefined) return false;
  return (origin === undefined || origin === siteUrl) && (fetchSite === undefined || fetchSite === 'same-origin');
}

const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Cookies, passkeys and the check above are bound to one host name, but a local installation has several (localhost, 127.0.0.1). A
 * page of /admin opened by another one is redirected to the host in SITE_URL, or its forms would be refused.
 */
export function isOtherLoopbackName(host: string | undefined, siteUrl: string): boolean {
  const asked = URL.parse(`http://${host ?? ''}`);
  const site = new URL(siteUrl);
  if (!asked || asked.port !== site.port || asked.hostname === site.hostname) return false;
  return [asked, site].every(({ hostname }) => LOOPBACK_NAMES.includes(hostname));
}
