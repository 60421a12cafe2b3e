import type { ImageObjectLeaf, OrganizationLeaf, SearchActionLeaf, Thing, WebSiteLeaf } from 'schema-dts';
import { STRUCTURED_DATA } from '#shared/domain/limits.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { seo } from '#shared/text/seo.ts';
import squareLogoUrl from '../../brand/icon-maskable-512.png';
import logoUrl from '../../brand/logo-200x60.png';
import type { DescribedSite } from './title-members.server.ts';

/** The site, its search and its operator: on the home page. */
export function toSiteThings(site: DescribedSite): Exclude<Thing, string>[] {
  return [toWebSite(site), toOrganization(site)];
}

/** `query-input` is Google's extension that names the placeholder `{…}`. */
type Search = SearchActionLeaf & { 'query-input': string };

function toWebSite({ name, url }: DescribedSite): WebSiteLeaf {
  const search: Search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}${paths.search()}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${url}/#site`,
    url: `${url}/`,
    name,
    alternateName: seo.defaultTitle(name),
    inLanguage: 'pt-BR',
    publisher: { '@id': `${url}/#organizacao` },
    potentialAction: search,
  };
}

function toOrganization({ name, url, contactEmail }: DescribedSite): OrganizationLeaf {
  const { logo, squareLogo } = STRUCTURED_DATA;
  return {
    '@type': 'Organization',
    '@id': `${url}/#organizacao`,
    name,
    url: `${url}/`,
    logo: toPicture(url + logoUrl, logo.width, logo.height),
    image: toPicture(url + squareLogoUrl, squareLogo, squareLogo),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: contactEmail,
      availableLanguage: 'Portuguese',
      areaServed: 'BR',
    },
  };
}

function toPicture(url: string, width: number, height: number): ImageObjectLeaf {
  return { '@type': 'ImageObject', url, width: String(width), height: String(height) };
}
