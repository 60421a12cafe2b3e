import { isOwnPictureFile } from './own-picture-path.ts';

export const PICTURE_KINDS = ['poster', 'backdrop', 'still', 'profile', 'logo', 'video'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const PICTURE_FORMATS = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** The specification's sizes, TMDB's other ones, and the usual widths of a video thumbnail. */
export const PICTURE_SIZES = [
  ...['w92', 'w185', 'w300', 'w342', 'w500', 'w780', 'w1280', 'w1920', 'original'],
  ...['w45', 'w154', 'h632'],
  ...['w320', 'w480', 'w640'],
] as const;

/** A validated picture request. Each part is from a list, or of a restricted alphabet. */
export interface PictureRequest {
  kind: PictureKind;
  size: string;
  /** TMDB's file name without extension, or the key of a video. */
  file: string;
  format: PictureFormat;
}

const FILE = /^([A-Za-z0-9_-]{1,80})\.(avif|webp|jpg)$/;
const VIDEO_KEY = /^[A-Za-z0-9_-]{11}$/;
const SIZES: ReadonlySet<string> = new Set(PICTURE_SIZES);

/** The only entry to the image service: anything but an exact URL of ours is rejected. */
export function parsePictureRequest(kind: string, size: string, name: string): PictureRequest | null {
  const known = PICTURE_KINDS.find((each) => each === kind);
  const [, file = '', format] = FILE.exec(name) ?? [];
  if (!known || !SIZES.has(size) || !format) return null;
  if (known === 'video' && !VIDEO_KEY.test(file)) return null;
  return { kind: known, size, file, format: format as PictureFormat };
}

export function parsePictureUrl(url: string): PictureRequest | null {
  const [, kind = '', size = '', name = ''] = /^\/img\/([a-z]+)\/([a-z0-9]+)\/([^/]+)$/.exec(url) ?? [];
  return parsePictureRequest(kind, size, name);
}

export function buildPictureUrl({ kind, size, file, format }: PictureRequest): string {
  return `/img/${kind}/${size}/${file}.${format}`;
}

/** Storage key. */
export function pictureKey({ kind, size, file, format }: PictureRequest): string {
  return `${kind}/${size}/${folderOf(file)}/${file}.${format}`;
}

/** Two characters of the name as folder, so that no folder holds a million files. Our own names differ only after `own-`. */
export function folderOf(file: string): string {
  return isOwnPictureFile(file) ? file.slice(4, 6) : file.slice(0, 2);
}
