import type { Editable } from '#shared/domain/entities.ts';
import { errors } from '#shared/text/errors.ts';

export const NOT_FOUND: Record<Editable, string> = {
  movie: errors.movieNotFound,
  series: errors.seriesNotFound,
  person: errors.personNotFound,
  collection: errors.collectionNotFound,
};
