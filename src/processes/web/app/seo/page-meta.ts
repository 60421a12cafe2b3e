import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import type { SeoData } from '#shared/contract/common.ts';
import { META_DESCRIPTION_CHARACTERS, SHARE_CARD } from '#shared/domain/limits.ts';
import { errors } from '#shared/text/errors.ts';
import { seo } from '#shared/text/seo.ts';
import { systemPages } from '#shared/text/system-pages.ts';
import markUrl from '../brand/icon-maskable-512.png';
import { cutText } from './cut-text.ts';
import { buildPageTitle } from './page-title.ts';

/** Whose page it is: what the operator configured, read by the root loader. */
export interface SiteIdentity {
  name: string;
  url: string;
}

export interface PageDescription {
  title: string;
  /** What tells it from pages of the same title, and is kept when that is cut. */
  ending?: string;
  description: string;
  /** Path or address of the one page this content lives at; a query only where it is part of that. */
  canonical: string;
  kind: 'website' | 'video.movie' | 'video.tv_show' | 'profile';
  keywords?: string;
  /** A JPEG; our mark stands in for it. */
  image?: string | null;
  noindex?: boolean;
  /** Of a page with nothing to be found behind it, and of one an editor keeps robots from. */
  nofollow?: boolean;
  /** The neighbouring pages of a list. */
  previous?: string | null;
  next?: string | null;
}

/** Everything a page says about itself to search engines and to those who share it. */
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

/** A page of one thing, whose document says what it is called and where it lives. */
export function describeDocument(
  site: SiteIdentity,
  { seo: { canonicalUrl, imageUrl, ...words }, noindex, nofollow }: DescribedDocument,
  page: Pick<PageDescription, 'kind' | 'previous' | 'next'> & Partial<Pick<PageDescription, 'title' | 'ending'>>,
): MetaDescriptor[] {
  return describePage(site, { ...words, canonical: canonicalUrl, image: imageUrl, noindex, nofollow, ...page });
}

/** A page that stands for no content: not found, invalid address, failure. */
export function describeSystemPage(siteName: string, title: string): MetaDescriptor[] {
  return [{ title: buildPageTitle(title, siteName) }, NOINDEX];
}

/** What an error boundary shows in place of a page. */
export function describeFailedPage(siteName: string, error: unknown): MetaDescriptor[] {
  const isNotFound = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  return describeSystemPage(siteName, isNotFound ? systemPages.notFoundTitle : errors.loadTitle);
}

const NOINDEX: MetaDescriptor = { name: 'robots', content: 'noindex, follow' };
const NOWHERE: MetaDescriptor = { name: 'robots', content: 'noindex, nofollow' };

/** One picture and no more: some chats take the last they find. Cards that are drawn for sharing have a known size. */
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

/** There is one language, and it is also the answer for everyone else. */
function languageLinks(canonical: string): MetaDescriptor[] {
  return ['pt-BR', 'x-default'].map((hrefLang) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: canonical }));
}
