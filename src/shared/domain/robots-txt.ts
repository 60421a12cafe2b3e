import { SITEMAP_INDEX_PATH } from './sitemap-address.ts';

/** What no crawler has to read: the newsroom, what editors look at before it is public, and the functions, which are no pages. */
const DISALLOWED = ['/admin', '/previa', '/api/', '/functions/', '/a/'];

/** The one place of what crawlers are asked. Pictures, cards and files stay open: search engines draw pages with them. */
export function buildRobotsTxt(siteUrl: string): string {
  const lines = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`), ''];
  return [...lines, `Sitemap: ${siteUrl}${SITEMAP_INDEX_PATH}`, ''].join('\n');
}
