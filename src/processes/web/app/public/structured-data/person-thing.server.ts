import type { PersonLeaf, Thing } from 'schema-dts';
import type { PersonDetails } from '#shared/contract/person-details.ts';
import { toPlainText } from '#shared/domain/html.ts';
import { translatePlace } from '#shared/domain/people/place-names.ts';
import { buildImageUrl } from '#shared/domain/pictures/image-url.ts';
import { paths } from '#shared/domain/site/paths.ts';
import { toProfileLinks } from '../person/profile-links.ts';
import { toBreadcrumbList } from './breadcrumb-list.server.ts';
import { type DescribedSite, toDescription } from './title-members.server.ts';
import { withoutEmpty } from './without-empty.server.ts';

export function toPersonThings(person: PersonDetails, site: DescribedSite): Exclude<Thing, string>[] {
  const path = paths.person(person.slug);
  return [toPersonThing(person, site), ...toBreadcrumbList(site.url, path, { [person.slug]: person.name })];
}

export function toPersonThing(person: PersonDetails, site: DescribedSite): PersonLeaf {
  const url = site.url + paths.person(person.slug);
  const portrait = buildImageUrl('profile', 'h632', person.profile_path);
  return withoutEmpty<PersonLeaf>({
    '@type': 'Person',
    '@id': `${url}#person`,
    url,
    name: person.name,
    image: portrait && site.url + portrait,
    description: toDescription(toPlainText(person.biography), person.biography_lang),
    jobTitle: person.role,
    birthDate: person.birthday,
    deathDate: person.deathday,
    birthPlace: person.place_of_birth && { '@type': 'Place', name: translatePlace(person.place_of_birth) },
    sameAs: toProfileLinks(person.externalIds).map(({ href }) => href),
  });
}
