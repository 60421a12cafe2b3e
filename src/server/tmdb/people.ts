import type { CallOptions, TmdbClient } from './client.ts';
import { TmdbPerson } from './person-schema.ts';

const PERSON_PARTS = ['combined_credits', 'images', 'external_ids', 'translations'];

export const PERSON_QUERY = { language: 'pt-BR', append_to_response: PERSON_PARTS.join(',') } as const;

export function fetchPerson(tmdb: TmdbClient, id: number, options: CallOptions): Promise<TmdbPerson> {
  return tmdb.get(`/person/${id}`, PERSON_QUERY, TmdbPerson, options);
}
