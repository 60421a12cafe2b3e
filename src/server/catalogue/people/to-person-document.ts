import { type PersonCoverage, PersonDocument } from '#shared/contract/person-details.ts';
import { toParagraphs } from '#shared/domain/html.ts';
import { roleOf } from '#shared/domain/people/roles.ts';
import { countParts, listParts, toCoverageSteps } from '#shared/domain/titles/coverage.ts';
import type { Context } from '../../context.ts';
import type { StoredPerson } from '../../store/people/people.ts';
import type { listProfiles, PersonCreditRow } from '../../store/people/person-parts.ts';
import { toCoverage } from '../collections/to-coverage.ts';
import { pickStored } from '../titles/pick-stored.ts';
import { personCardFacts } from '../titles/share-card-facts.ts';
import { toCardDay } from '../titles/to-card-availability.ts';
import { toImages } from '../titles/to-images.ts';
import { personSeo } from './person-seo.ts';
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

/** From the offers that the cards were read with: of each film once, however many credits the person has in it. */
function toPersonCoverage(rows: readonly PersonCreditRow[]): PersonCoverage {
  const stored = rows.filter(({ kind, held_is_public }) => kind === 'movie' && held_is_public === true);
  const films = [...new Map(stored.map((row) => [row.title_id, row])).values()];
  const { platforms, smallest, ads, rent, buy, none } = toCoverage(films);
  const free = new Set(platforms.flatMap((platform) => platform.free)).size;
  return {
    movies: films.length,
    platforms: platforms.map(({ included, free: gratis, ...platform }) => ({
      ...platform,
      movies: countParts({ included, free: gratis }),
      free: listParts({ included: [], free: gratis }).length,
    })),
    smallest,
    covered: toCoverageSteps(platforms, smallest).at(-1)?.count ?? free,
    ...{ free, ads: ads.length, rent: rent.length, buy: buy.length, none: none.length },
  };
}
