import type { CallOptions, TmdbClient } from './client.ts';
import { TmdbPerson } from './person-schema.ts';

const PERSON_PARTS = ['combined_credits', 'images', 'external_ids', 'translations'];

export function fetchPerson(tmdb: TmdbClient, id: number, options: CallOptions): Promise<TmdbPerson> {
  const query = { language: 'pt-BR', append_to_response: PERSON_PARTS.join(',') };
  return tmdb.get(`/person/${id}`, query, TmdbPerson, options);
}
