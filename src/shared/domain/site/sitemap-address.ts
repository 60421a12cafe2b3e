import { PAGE_WORDS, PAGED_RECORDS } from '../subjects/page-words.ts';

/** Kinds of sitemap files; the values are words of the URL. */
const RECORDS = PAGED_RECORDS.map((entity) => PAGE_WORDS[entity]);
export const SITEMAP_KINDS = ['paginas', 'filmes', 'series', 'temporadas', 'pessoas', ...RECORDS] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

export interface SitemapFile {
  kind: SitemapKind;
  /** From 1. */
  number: number;
}

export const SITEMAP_INDEX_PATH = '/sitemap.xml';

/** `filmes-0001.xml.gz` */
export function buildSitemapName({ kind, number }: SitemapFile): string {
  return `${kind}-${String(number).padStart(4, '0')}.xml.gz`;
}

export function buildSitemapPath(file: SitemapFile): string {
  return `/sitemaps/${buildSitemapName(file)}`;
}

const NAME = /^([a-z]+)-(\d{4,6})\.xml\.gz$/;

/** Accepts only names as `buildSitemapName` writes them, so that a file has one URL. */
export function parseSitemapName(name: string): SitemapFile | null {
  const [, word = '', digits = ''] = NAME.exec(name) ?? [];
  const kind = SITEMAP_KINDS.find((known) => known === word);
  const file = kind && { kind, number: Number(digits) };
  return file && buildSitemapName(file) === name ? file : null;
}
