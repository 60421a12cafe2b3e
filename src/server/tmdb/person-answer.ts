import { z } from 'zod';
import { SOURCE_LIMITS } from '#shared/domain/limits.ts';
import type { PersonSource, SourcePersonCredit } from '#shared/domain/people/person.ts';
import type { CallOptions, TmdbClient } from './client.ts';
import { biographyTranslation, fact, flag, id, listOf, number, part, TmdbImage } from './parts-schema.ts';
import { parseHandle } from './social-handles.ts';
import { lineOrNull, longText, name, path, text } from './text-schema.ts';
import { textsOf } from './to-texts.ts';
import { parseDay, toImdbId, toPopularity, uniqueBy } from './to-values.ts';

/** A film has `title` and `release_date` where a series has `name` and `first_air_date`. */
const Credit = {
  id,
  media_type: z.enum(['movie', 'tv']),
  adult: flag,
  title: text,
  name: text,
  original_title: text,
  original_name: text,
  release_date: text,
  first_air_date: text,
  poster_path: path,
  popularity: number,
};

export const TmdbPerson = z.object({
  id,
  name,
  adult: flag,
  biography: longText,
  birthday: text,
  deathday: text,
  known_for_department: lineOrNull,
  place_of_birth: lineOrNull,
  popularity: fact,
  profile_path: path,
  imdb_id: path,
  combined_credits: part(
    z.object({
      cast: listOf(z.object({ ...Credit, character: text })),
      crew: listOf(z.object({ ...Credit, job: text })),
    }),
  ),
  images: part(z.object({ profiles: listOf(TmdbImage) })),
  external_ids: part(z.object({ imdb_id: path, instagram_id: path, twitter_id: path, facebook_id: path })),
  translations: part(z.object({ translations: listOf(biographyTranslation) })),
});
export type TmdbPerson = z.infer<typeof TmdbPerson>;

/** TMDB has people such as Shakespeare and Homer. */
const EARLIEST_BIRTH = '0001';

export function toPersonSource(person: TmdbPerson, held?: PersonSource): PersonSource {
  return {
    id: person.id,
    isAdult: person.adult,
    name: person.name,
    department: person.known_for_department,
    birthday: parseDay(person.birthday, EARLIEST_BIRTH),
    deathday: parseDay(person.deathday, EARLIEST_BIRTH),
    birthplace: person.place_of_birth,
    biographies: textsOf(person.translations?.translations, 'biography', person.biography, held?.biographies),
    popularity: toPopularity(person.popularity ?? held?.popularity),
    profilePath: person.profile_path,
    ...idsElsewhereOf(person, held),
    profiles: profilesOf(person) ?? held?.profiles ?? [],
    credits: creditsOf(person) ?? held?.credits ?? [],
  };
}

type IdsElsewhere = Pick<PersonSource, 'facebookId' | 'imdbId' | 'instagramId' | 'twitterId'>;

function idsElsewhereOf({ external_ids, imdb_id }: TmdbPerson, held?: PersonSource): IdsElsewhere {
  if (!external_ids) {
    return {
      imdbId: toImdbId(imdb_id) ?? held?.imdbId ?? null,
      instagramId: held?.instagramId ?? null,
      twitterId: held?.twitterId ?? null,
      facebookId: held?.facebookId ?? null,
    };
  }
  return {
    imdbId: toImdbId(external_ids.imdb_id) ?? toImdbId(imdb_id),
    instagramId: parseHandle('instagram', external_ids.instagram_id),
    twitterId: parseHandle('twitter', external_ids.twitter_id),
    facebookId: parseHandle('facebook', external_ids.facebook_id),
  };
}

function profilesOf({ images }: TmdbPerson): PersonSource['profiles'] | undefined {
  return images?.profiles
    .slice(0, SOURCE_LIMITS.profiles)
    .map(({ file_path, width, height }) => ({ filePath: file_path, width, height }));
}

type TmdbCredit = NonNullable<TmdbPerson['combined_credits']>['cast' | 'crew'][number];

/** A film and a series may share an id, and a person may have several roles in one film: the key of a credit has all of it. */
function creditsOf({ combined_credits }: TmdbPerson): SourcePersonCredit[] | undefined {
  if (!combined_credits) return undefined;
  const { cast, crew } = combined_credits;
  const credits = [
    ...cast.flatMap((credit) => creditOf(credit, 'cast', credit.character)),
    ...crew.flatMap((credit) => creditOf(credit, 'crew', credit.job)),
  ];
  return uniqueBy(credits, ({ kind, titleId, role, part }) => `${kind} ${titleId} ${role} ${part}`)
    .toSorted((a, b) => b.popularity - a.popularity || a.titleId - b.titleId)
    .slice(0, SOURCE_LIMITS.personCredits);
}

function creditOf(credit: TmdbCredit, role: 'cast' | 'crew', part: string): SourcePersonCredit[] {
  const isMovie = credit.media_type === 'movie';
  const title = isMovie ? credit.title || credit.original_title : credit.name || credit.original_name;
  if (credit.adult || !title.trim()) return [];
  return [
    {
      kind: isMovie ? 'movie' : 'series',
      titleId: credit.id,
      title: title.trim(),
      role,
      part: part.trim(),
      releasedOn: parseDay(isMovie ? credit.release_date : credit.first_air_date),
      posterPath: credit.poster_path,
      popularity: toPopularity(credit.popularity),
    },
  ];
}

const PERSON_PARTS = ['combined_credits', 'images', 'external_ids', 'translations'];

export const PERSON_QUERY = { language: 'pt-BR', append_to_response: PERSON_PARTS.join(',') } as const;

export function fetchPerson(tmdb: TmdbClient, id: number, options: CallOptions): Promise<TmdbPerson> {
  return tmdb.get(`/person/${id}`, PERSON_QUERY, TmdbPerson, options);
}
