/** Pages of titles that other sites may show in a frame. The values are words of the URL. */
export const EMBED_KINDS = ['filme', 'serie'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

export interface EmbedAddress {
  kind: EmbedKind;
  /** As in the title's own address. */
  slug: string;
}

export const OEMBED_PATH = '/oembed';

/** `/embed/filme/cidade-de-deus-2002-598` */
export function buildEmbedPath({ kind, slug }: EmbedAddress): string {
  return `/embed/${kind}/${slug}`;
}

/** The widget's answer for a title: `/oembed?url=https%3A%2F%2F…`, absolute. */
export function buildOEmbedUrl(siteUrl: string, pagePath: string): string {
  return `${siteUrl}${OEMBED_PATH}?${new URLSearchParams({ url: siteUrl + pagePath }).toString()}`;
}

const EMBED = /^\/embed\/(filme|serie)\/([a-z0-9-]{1,200})$/;
const PAGE = /^\/(filme|serie)\/([a-z0-9-]{1,200})\/?$/;

export function parseEmbedPath(path: string): EmbedAddress | null {
  return toAddress(EMBED.exec(path));
}

/** The title whose page of this site an address is, whatever its query; null for any other site and page. */
export function parseEmbeddedPage(address: string, siteUrl: string): EmbedAddress | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== new URL(siteUrl).host) return null;
  return toAddress(PAGE.exec(url.pathname));
}

function toAddress(match: RegExpExecArray | null): EmbedAddress | null {
  const [, word, slug = ''] = match ?? [];
  const kind = EMBED_KINDS.find((known) => known === word);
  return kind ? { kind, slug } : null;
}
