import { createHash } from 'node:crypto';

export interface Picture {
  bytes: Buffer;
  contentType: string;
  /** Strong: pictures travel as they are, never compressed once more. */
  etag: string;
  /** Drawn by us because there is no picture: kept a minute, not half a year. */
  isPlaceholder: boolean;
}

export function toPicture(bytes: Buffer, contentType: string, isPlaceholder = false): Picture {
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  return { bytes, contentType, etag, isPlaceholder };
}
