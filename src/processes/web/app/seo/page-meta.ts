import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { META_DESCRIPTION_CHARACTERS } from '#shared/domain/limits.ts';
import { errors } from '#shared/text/errors.ts';
import { systemPages } from '#shared/text/system-pages.ts';
import { cutText } from './cut-text.ts';
import { buildPageTitle } from './page-title.ts';

/** Whose page it is: what the operator configured, read by the root loader. */
export interface SiteIdentity {
  name: string;
  url: string;
}

export interface PageDescription {
  title: string;
  description: string;
  /** Path or address of the one page this content lives at; a query only where it is part of that. */
  canonical: string;
  kind: 'website' | 'video.movie' | 'video.tv_show' | 'profile';
  image?: string | null;
  noindex?: boolean;
  /** Of a page with nothing to be found behind it. */
  nofollow?: boolean;
  /** The neighbouring pages of a list. */
  previous?: string | null;
  next?: string | null;
}

/** Everything a page says about itself to search engines and to those who share it. */
export function describePage(site: SiteIdentity, page: PageDescription): MetaDescriptor[] {
  const title = buildPageTitle(page.title, site.name);
  const description = cutText(page.description, META_DESCRIPTION_CHARACTERS);
  const canonical = new URL(page.canonical, site.url).href;

  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...neighbourLinks(site, page),
    ...(page.noindex ? [page.nofollow ? NOWHERE : NOINDEX] : languageLinks(canonical)),
    { property: 'og:type', content: page.kind },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'pt_BR' },
    ...(page.image ? [{ property: 'og:image', content: new URL(page.image, site.url).href }] : []),
  ];
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

function neighbourLinks(site: SiteIdentity, { previous, next }: PageDescription): MetaDescriptor[] {
  const linkTo = (rel: string, path: string | null | undefined) =>
    path ? [{ tagName: 'link', rel, href: new URL(path, site.url).href }] : [];
  return [...linkTo('prev', previous), ...linkTo('next', next)];
}

/** There is one language, and it is also the answer for everyone else. */
function languageLinks(canonical: string): MetaDescriptor[] {
  return ['pt-BR', 'x-default'].map((hrefLang) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: canonical }));
}
