import type { PersonDetails } from '#shared/contract/person-details.ts';
import { PROFILE_SITES } from '#shared/domain/people/profiles.ts';
import { personWords } from '#shared/text/person.ts';

export interface ProfileLink {
  label: string;
  href: string;
}

const PROFILES = [
  { key: 'instagram_id', label: personWords.instagram, site: PROFILE_SITES.instagram_id },
  { key: 'twitter_id', label: personWords.twitter, site: PROFILE_SITES.twitter_id },
  { key: 'facebook_id', label: personWords.facebook, site: PROFILE_SITES.facebook_id },
  { key: 'imdb_id', label: personWords.imdb, site: 'https://www.imdb.com/name/' },
] as const;

/** The stored value is an account name, never a URL. It is encoded, so the link cannot lead to another site. */
export function toProfileLinks(ids: PersonDetails['externalIds']): ProfileLink[] {
  return PROFILES.flatMap(({ key, label, site }) => {
    const id = ids[key]?.trim();
    // `.` and `..` would resolve to the site itself.
    return id && !/^\.+$/.test(id) ? { label, href: site + encodeURIComponent(id) } : [];
  });
}
