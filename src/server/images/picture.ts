import { createHash } from 'node:crypto';

/**
 * `final` never changes; `interim` is what there is until it is made (source bytes; a card without its poster); a `stand-in` is
 * drawn because the source failed, and no cache may store it.
 */
export type PictureState = 'final' | 'interim' | 'stand-in';

export interface Picture {
  bytes: Buffer;
  contentType: string;
  /** Strong: pictures travel as they are, never compressed once more. */
  etag: string;
  state: PictureState;
}

export function toPicture(bytes: Buffer, contentType: string, state: PictureState = 'final'): Picture {
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  return { bytes, contentType, etag, state };
}
