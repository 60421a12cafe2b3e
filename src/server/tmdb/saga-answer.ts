import { z } from 'zod';
import { SOURCE_LIMITS } from '#shared/domain/limits.ts';
import { nameSaga } from '#shared/domain/titles/saga-name.ts';
import type { CallOptions, TmdbClient } from './client.ts';
import { flag, id, listOf } from './parts-schema.ts';
import { name, token } from './text-schema.ts';
import { unique } from './to-values.ts';

/** TMDB's collection. Of its films only the ids are used: all else comes from the films themselves. */
export const TmdbCollection = z.object({
  id,
  name,
  parts: listOf(z.object({ id, adult: flag, media_type: token.catch('movie') })),
});
export type TmdbCollection = z.infer<typeof TmdbCollection>;

export interface SagaSource {
  id: number;
  name: string;
  partIds: number[];
}

/** Series among the parts have ids of their own, which would be those of other films. */
export function toSagaSource({ id, name, parts }: TmdbCollection): SagaSource {
  const films = parts.filter(({ adult, media_type }) => !adult && media_type === 'movie');
  const partIds = unique(films.map((part) => part.id)).slice(0, SOURCE_LIMITS.sagaParts);
  return { id, name: nameSaga(name), partIds };
}

export function fetchCollection(tmdb: TmdbClient, id: number, options: CallOptions): Promise<TmdbCollection> {
  return tmdb.get(`/collection/${id}`, { language: 'pt-BR' }, TmdbCollection, options);
}
