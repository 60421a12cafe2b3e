import type { PersonDetails } from '#shared/contract/person-details.ts';
import { personWords } from '#shared/text/person.ts';

export interface ProfileLink {
  label: string;
  href: string;
}

const PROFILES = [
  { key: 'instagram_id', label: personWords.instagram, site: 'https://www.instagram.com/' },
  { key: 'twitter_id', label: personWords.twitter, site: 'https://x.com/' },
  { key: 'facebook_id', label: personWords.facebook, site: 'https://www.facebook.com/' },
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
