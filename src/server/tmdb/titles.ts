import type { CallOptions, TmdbClient } from './client.ts';
import { TmdbMovie } from './movie-schema.ts';

/** Without these, TMDB returns only pictures and videos marked as Portuguese. */
export const PART_LANGUAGES = {
  include_image_language: 'pt,en,null',
  include_video_language: 'pt,en,null',
} as const;

/** Everything a film page needs, in one call (TMDB accepts at most 20 parts). */
const MOVIE_PARTS = [
  'credits',
  'videos',
  'images',
  'release_dates',
  'watch/providers',
  'external_ids',
  'recommendations',
  'similar',
  'translations',
  'alternative_titles',
];

export const MOVIE_QUERY = { language: 'pt-BR', append_to_response: MOVIE_PARTS.join(','), ...PART_LANGUAGES } as const;

export function fetchMovie(tmdb: TmdbClient, id: number, options: CallOptions): Promise<TmdbMovie> {
  return tmdb.get(`/movie/${id}`, MOVIE_QUERY, TmdbMovie, options);
}
