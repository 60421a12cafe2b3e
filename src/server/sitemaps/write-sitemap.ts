import { buildSitemapPath, type SitemapFile } from '#shared/domain/site/sitemap-address.ts';
import { escapeXml } from '#shared/domain/xml.ts';

/** One page, by its path. `changedAt` only if it is known: a made-up date is worse than none. */
export interface SitemapEntry {
  path: string;
  changedAt?: Date | null;
  /** Path of the page's main picture. */
  imagePath?: string | null;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

export const SITEMAP_START = `${DECLARATION}<urlset xmlns="${PROTOCOL}" xmlns:image="${IMAGES}">\n`;
export const SITEMAP_END = '</urlset>\n';

export function writeUrl(siteUrl: string, { path, changedAt, imagePath }: SitemapEntry): string {
  const lastmod = changedAt ? `<lastmod>${writeTime(changedAt)}</lastmod>` : '';
  const image = imagePath ? `<image:image><image:loc>${escapeXml(siteUrl + imagePath)}</image:loc></image:image>` : '';
  return `<url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}${image}</url>\n`;
}

interface ListedFile extends SitemapFile {
  changedAt: Date;
}

/** Lists every file: an index may not contain another index. */
export function writeIndex(siteUrl: string, files: readonly ListedFile[]): string {
  const lines = files.map(
    (file) =>
      `<sitemap><loc>${escapeXml(siteUrl + buildSitemapPath(file))}</loc><lastmod>${writeTime(file.changedAt)}</lastmod></sitemap>\n`,
  );
  return `${DECLARATION}<sitemapindex xmlns="${PROTOCOL}">\n${lines.join('')}</sitemapindex>\n`;
}

/** W3C format without fractions of a second. */
function writeTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}
