import { pictureFile } from '../images/file-names.ts';
import { buildPicture } from '../title/images.ts';
import { buildTranslationHead } from '../title/places.ts';
import { buildRecordChanges } from '../title/record-changes.ts';
import type { PersonRecord } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { buildCombinedCredits, buildCreditsOf } from './filmography.ts';

/** A part of a person: its own route, or a key of the details when appended. */
type PartBuilder = (world: World, person: PersonRecord, query: URLSearchParams) => object;

const PARTS = new Map<string, PartBuilder>([
  ['changes', (world, person, query) => buildRecordChanges(world, 'person', person.id, query)],
  ['combined_credits', buildCombinedCredits],
  ['external_ids', (_, person) => buildExternalIds(person)],
  ['images', (_, person) => buildPhotos(person)],
  ['movie_credits', (world, person, query) => buildCreditsOf(world, person, query, 'movie')],
  ['translations', (_, person) => buildTranslations(person)],
  ['tv_credits', (world, person, query) => buildCreditsOf(world, person, query, 'tv')],
]);

export const PERSON_PARTS: readonly string[] = [...PARTS.keys()];

export function buildPersonPart(
  name: string,
  world: World,
  person: PersonRecord,
  query: URLSearchParams,
): object | undefined {
  return PARTS.get(name)?.(world, person, query);
}

function buildExternalIds({ imdbId, social }: PersonRecord) {
  return {
    freebase_mid: null,
    freebase_id: null,
    imdb_id: imdbId,
    tvrage_id: null,
    wikidata_id: social.wikidata,
    facebook_id: social.facebook,
    instagram_id: social.instagram,
    tiktok_id: null,
    twitter_id: social.twitter,
    youtube_id: null,
  };
}

function buildPhotos(person: PersonRecord) {
  return {
    profiles: Array.from({ length: person.photoCount }, (_, index) =>
      buildPicture({ file_path: pictureFile('profile', person.id, index + 1), iso_639_1: null }, 'profile', index),
    ),
  };
}

/** The name is never translated, and every row repeats it. */
function buildTranslations(person: PersonRecord) {
  return {
    translations: person.translations.map((row) => ({
      ...buildTranslationHead(row),
      data: { biography: row.biography, name: person.name },
    })),
  };
}
