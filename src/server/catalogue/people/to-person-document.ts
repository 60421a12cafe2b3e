import { PersonDocument } from '#shared/contract/person-details.ts';
import { toParagraphs } from '#shared/domain/html.ts';
import { roleOf } from '#shared/domain/people/roles.ts';
import type { Context } from '../../context.ts';
import type { StoredPerson } from '../../store/people/people.ts';
import type { listProfiles, PersonCreditRow } from '../../store/people/person-parts.ts';
import { pickStored } from '../titles/pick-stored.ts';
import { personCardFacts } from '../titles/share-card-facts.ts';
import { toCardDay } from '../titles/to-card-availability.ts';
import { toImages } from '../titles/to-images.ts';
import { personSeo } from './person-seo.ts';
import { toPersonCoverage } from './to-person-coverage.ts';
import { toPersonCredits } from './to-person-credits.ts';

export interface PersonParts {
  person: StoredPerson;
  /** An editor writes HTML; TMDB's biographies are plain text, whatever they contain. */
  isBiographyOurs: boolean;
  profiles: Awaited<ReturnType<typeof listProfiles>>;
  /** The most popular first. */
  credits: readonly PersonCreditRow[];
  /** `part` is the character. */
  dubbed: readonly PersonCreditRow[];
}

/** As `toMovieDocument`. */
export function toPersonDocument(
  parts: PersonParts,
  { now, siteUrl }: Pick<Context, 'now' | 'siteUrl'>,
): PersonDocument {
  const { person, isBiographyOurs, profiles } = parts;
  const biography = isBiographyOurs ? person.biography : toParagraphs(person.biography);
  const document = {
    ...pickStored(PersonDocument, person),
    role: roleOf(person.department),
    place_of_birth: person.birthplace,
    biography,
    biography_lang: person.biography_language,
    customCuriosities: person.curiosities_html,
    customAdditionalInfos: person.additional_infos_html,
    externalIds: {
      imdb_id: person.imdb_id,
      instagram_id: person.instagram_id,
      twitter_id: person.twitter_id,
      facebook_id: person.facebook_id,
    },
    images: { profiles: toImages(profiles, person.profile_path, 'portrait') },
    credits: toPersonCredits(parts.credits, toCardDay(now())),
    dubbed: toPersonCredits(parts.dubbed, toCardDay(now())).combined.cast,
    coverage: toPersonCoverage(parts.credits),
    noindex: !person.is_indexable,
    nofollow: person.is_noindex,
  };
  return {
    ...document,
    seoData: personSeo(person, { biography, credits: parts.credits, card: personCardFacts(document) }, siteUrl),
  };
}
