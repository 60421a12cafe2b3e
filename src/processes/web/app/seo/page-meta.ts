import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import type { SeoData } from '#shared/contract/common.ts';
import { META_DESCRIPTION_CHARACTERS, SHARE_CARD } from '#shared/domain/limits.ts';
import { errors } from '#shared/text/errors.ts';
import { seo } from '#shared/text/seo.ts';
import { systemPages } from '#shared/text/system-pages.ts';
import markUrl from '../brand/icon-maskable-512.png';
import { cutText } from './cut-text.ts';
import { buildPageTitle } from './page-title.ts';

/** The operator's configuration, read by the root loader. */
export interface SiteIdentity {
  name: string;
  url: string;
}

export interface PageDescription {
  title: string;
  /** Distinguishes pages with the same title; kept when the title is cut. */
  ending?: string;
  description: string;
  /** Path or address of the one page for this content, with a query only if it is part of it. */
  canonical: string;
  kind: 'website' | 'article' | 'video.movie' | 'video.tv_show' | 'profile';
  keywords?: string;
  /** A JPEG; without one, the site's logo. */
  image?: string | null;
  noindex?: boolean;
  /** For a page that leads to nothing worth indexing, and for one an editor excludes from search engines. */
  nofollow?: boolean;
  /** The previous and next page of a list. */
  previous?: string | null;
  next?: string | null;
}

/** All meta tags of a page, for search engines and link previews. */
export function describePage(site: SiteIdentity, page: PageDescription): MetaDescriptor[] {
  const title = buildPageTitle(page.title, site.name, page.ending);
  const description = cutText(page.description, META_DESCRIPTION_CHARACTERS);
  const canonical = new URL(page.canonical, site.url).href;

  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: page.keywords ?? seo.defaultKeywords },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...neighbourLinks(site, page),
    ...(page.noindex ? [page.nofollow ? NOWHERE : NOINDEX] : languageLinks(canonical)),
    { property: 'og:type', content: page.kind },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'pt_BR' },
    ...sharedPicture(site, page),
  ];
}

interface DescribedDocument {
  seo: SeoData;
  noindex: boolean;
  nofollow: boolean;
}

/** A page about one subject, whose document has the title and canonical address. */
export function describeDocument(
  site: SiteIdentity,
  { seo: { canonicalUrl, imageUrl, ...words }, noindex, nofollow }: DescribedDocument,
  page: Pick<PageDescription, 'kind' | 'previous' | 'next'> & Partial<Pick<PageDescription, 'title' | 'ending'>>,
): MetaDescriptor[] {
  return describePage(site, { ...words, canonical: canonicalUrl, image: imageUrl, noindex, nofollow, ...page });
}

/** A page without content of its own: not found, invalid address, failure. */
export function describeSystemPage(siteName: string, title: string): MetaDescriptor[] {
  return [{ title: buildPageTitle(title, siteName) }, NOINDEX];
}

/** The meta tags of an error boundary's page. */
export function describeFailedPage(siteName: string, error: unknown): MetaDescriptor[] {
  const isNotFound = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  return describeSystemPage(siteName, isNotFound ? systemPages.notFoundTitle : errors.loadTitle);
}

const NOINDEX: MetaDescriptor = { name: 'robots', content: 'noindex, follow' };
const NOWHERE: MetaDescriptor = { name: 'robots', content: 'noindex, nofollow' };

/** Exactly one picture: some chats take the last they find. Generated share cards have a known size. */
function sharedPicture(site: SiteIdentity, { image, title }: PageDescription): MetaDescriptor[] {
  const address = new URL(image ?? markUrl, site.url).href;
  const isCard = address.includes('/cartao/');
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:alt', content: title },
    ...(isCard
      ? [
          { property: 'og:image:width', content: String(SHARE_CARD.width) },
          { property: 'og:image:height', content: String(SHARE_CARD.height) },
        ]
      : []),
    { property: 'og:image:type', content: image ? 'image/jpeg' : 'image/png' },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:image:alt', content: title },
  ];
}

function neighbourLinks(site: SiteIdentity, { previous, next }: PageDescription): MetaDescriptor[] {
  const linkTo = (rel: string, path: string | null | undefined) =>
    path ? [{ tagName: 'link', rel, href: new URL(path, site.url).href }] : [];
  return [...linkTo('prev', previous), ...linkTo('next', next)];
}

/** The site has one language, which is also the default for all others. */
function languageLinks(canonical: string): MetaDescriptor[] {
  return ['pt-BR', 'x-default'].map((hrefLang) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: canonical }));
}
