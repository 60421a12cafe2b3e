import type { PictureState } from '#server/images/picture.ts';
import { IMAGE_MAX_AGE_SECONDS, INTERIM_EDGE_SECONDS, INTERIM_MAX_AGE_SECONDS } from '#shared/domain/limits.ts';

/** How long a picture may be cached. */
export const CACHE_CONTROL: Record<PictureState, string> = {
  final: `public, max-age=${IMAGE_MAX_AGE_SECONDS}, immutable`,
  interim: `public, max-age=${INTERIM_MAX_AGE_SECONDS}, s-maxage=${INTERIM_EDGE_SECONDS}`,
  'stand-in': 'no-store',
};
