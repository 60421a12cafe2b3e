import { z } from 'zod';
import { biographyTranslation, fact, flag, Image, id, listOf, number, part, path, text } from './parts-schema.ts';

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
  name: z.string().trim().min(1),
  adult: flag,
  biography: text,
  birthday: text,
  deathday: text,
  known_for_department: path,
  place_of_birth: path,
  popularity: fact,
  profile_path: path,
  imdb_id: path,
  combined_credits: part(
    z.object({
      cast: listOf(z.object({ ...Credit, character: text })),
      crew: listOf(z.object({ ...Credit, job: text })),
    }),
  ),
  images: part(z.object({ profiles: listOf(Image) })),
  external_ids: part(z.object({ imdb_id: path, instagram_id: path, twitter_id: path, facebook_id: path })),
  translations: part(z.object({ translations: listOf(biographyTranslation) })),
});
export type TmdbPerson = z.infer<typeof TmdbPerson>;
