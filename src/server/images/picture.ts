import { createHash } from 'node:crypto';

/**
 * `final` never changes; `interim` is sent until the final one is ready (source bytes; a card without its poster); a `stand-in`
 * is drawn because the source failed, and must not be cached.
 */
export type PictureState = 'final' | 'interim' | 'stand-in';

export interface ServedPicture {
  bytes: Buffer;
  contentType: string;
  /** A strong ETag: pictures are sent as they are, without compression. */
  etag: string;
  state: PictureState;
}

export function toPicture(bytes: Buffer, contentType: string, state: PictureState = 'final'): ServedPicture {
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  return { bytes, contentType, etag, state };
}
