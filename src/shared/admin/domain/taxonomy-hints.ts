import { listServiceHosts } from '../../domain/titles/service-links.ts';
import type { TaxonomyKind } from '../../domain/titles/taxonomy.ts';
import { adminTaxonomy } from '../text/taxonomy.ts';

/** The line below each field of a genre or platform; `ownUrl` is the address of a service that editors run. */
export function taxonomyHints(kind: TaxonomyKind, id: number, ownUrl?: unknown): Readonly<Record<string, string>> {
  const words = adminTaxonomy;
  const hosts = kind === 'platform' ? listServiceHosts(id, typeof ownUrl === 'string' ? ownUrl : null) : [];
  const onHosts = hosts.length > 0 ? ` ${words.hostsHint(hosts.join(', '))}` : '';
  return {
    article: words.articleHint,
    slug: words.slugHint,
    aliases: words.aliasesHint,
    h1: words.h1Hint,
    description: words.descriptionHint[kind],
    serviceUrl: words.serviceUrlHint + onHosts,
    searchUrl: words.searchUrlHint + onHosts,
  };
}
