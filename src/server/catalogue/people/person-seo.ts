import type { SeoData } from '#shared/contract/common.ts';
import { toPlainText } from '#shared/domain/html.ts';
import { buildShareCardUrl, type ShareCardFacts } from '#shared/domain/pictures/share-card-url.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { seo } from '#shared/text/seo.ts';
import type { StoredPerson } from '../../store/people/people.ts';
import type { PersonCreditRow } from '../../store/people/person-parts.ts';

interface Shown {
  /** HTML. */
  biography: string;
  /** The most popular first. */
  credits: readonly PersonCreditRow[];
  card: ShareCardFacts;
}

export function personSeo(person: StoredPerson, { biography, credits, card }: Shown, siteUrl: string): SeoData {
  const titles = credits.map((credit) => credit.held_title || credit.title);
  const knownFor = [...new Set(titles)].slice(0, 2).join(', ');
  // Only a text in Portuguese is used as description.
  const isPortuguese = person.biography_language.startsWith('pt');
  return {
    title: person.seo_title || seo.personTitle(person.name),
    description:
      person.seo_description ||
      (isPortuguese && toPlainText(biography)) ||
      seo.personDescription(person.name, knownFor),
    keywords: [person.name, seo.defaultKeywords].join(', '),
    imageUrl: siteUrl + buildShareCardUrl('pessoa', person.slug, card),
    canonicalUrl: siteUrl + paths.person(person.slug),
  };
}
