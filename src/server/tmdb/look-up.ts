import { z } from 'zod';
import type { CallOptions, TmdbClient } from './client.ts';
import { TmdbNotFound } from './failures.ts';
import { line } from './text-schema.ts';

const text = line.catch('');
const Named = z.object({
  id: z.int().positive(),
  title: text,
  name: text,
  release_date: text,
  first_air_date: text,
});

const PATHS = { movie: '/movie', series: '/tv', person: '/person' } as const;

export interface NamedTitle {
  title: string;
  year: string;
}

/** Only the name; `undefined` if TMDB has no such id. */
export async function fetchName(
  tmdb: TmdbClient,
  kind: keyof typeof PATHS,
  id: number,
  options: CallOptions,
): Promise<NamedTitle | undefined> {
  try {
    const found = await tmdb.get(`${PATHS[kind]}/${id}`, { language: 'pt-BR' }, Named, options);
    return { title: found.title || found.name, year: (found.release_date || found.first_air_date).slice(0, 4) };
  } catch (error) {
    if (error instanceof TmdbNotFound) return undefined;
    throw error;
  }
}
