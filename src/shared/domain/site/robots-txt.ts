import { SITEMAP_INDEX_PATH } from './sitemap-address.ts';

/**
 * Not for crawlers: the admin, previews, and the functions, which are not pages. Widgets are: they say `noindex` themselves, and a
 * crawler that may not read them could still list their addresses.
 */
const DISALLOWED = ['/admin', '/previa', '/api/', '/functions/', '/oembed', '/a/'];

/** Pictures, share cards and assets stay allowed: search engines render pages with them. */
export function buildRobotsTxt(siteUrl: string): string {
  const lines = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`), ''];
  return [...lines, `Sitemap: ${siteUrl}${SITEMAP_INDEX_PATH}`, ''].join('\n');
}
