import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MovieDocument } from '#shared/contract/movie-details.ts';

/**
 * A fingerprint of the schema: a release that changes the shape of a document does not read what the one before it
 * wrote, and nobody has to remember to clear anything.
 */
export const MOVIE_DOCUMENT_SHAPE = fingerprint(MovieDocument);

function fingerprint(schema: z.ZodType): string {
  return createHash('sha1')
    .update(JSON.stringify(z.toJSONSchema(schema)))
    .digest('base64url')
    .slice(0, 12);
}
