import { z } from 'zod';
import type { CallOptions, TmdbClient } from './client.ts';

const ids = z.array(z.object({ id: z.int().positive() })).catch([]);
const Found = z.object({ movie_results: ids, tv_results: ids, person_results: ids });

const RESULTS = { movie: 'movie_results', series: 'tv_results', person: 'person_results' } as const;

/** The title that has this IMDb id now: finds the survivor of a merged duplicate. */
export async function findByImdbId(
  tmdb: TmdbClient,
  kind: keyof typeof RESULTS,
  imdbId: string,
  options: CallOptions,
): Promise<number | undefined> {
  const found = await tmdb.get(`/find/${imdbId}`, { external_source: 'imdb_id', language: 'pt-BR' }, Found, options);
  return found[RESULTS[kind]][0]?.id;
}
