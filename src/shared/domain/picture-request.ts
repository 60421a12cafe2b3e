import { isOwnPictureFile } from './own-picture-path.ts';

export const PICTURE_KINDS = ['poster', 'backdrop', 'still', 'profile', 'logo', 'video'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const PICTURE_FORMATS = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** The SPEC's sizes, those TMDB has besides, and the usual widths of a trailer's still. */
export const PICTURE_SIZES = [
  ...['w92', 'w185', 'w300', 'w342', 'w500', 'w780', 'w1280', 'w1920', 'original'],
  ...['w45', 'w154', 'h632'],
  ...['w320', 'w480', 'w640'],
] as const;

/** All that is ever known of what a visitor asked for. Each part is one of a list, or letters of a closed alphabet. */
export interface PictureRequest {
  kind: PictureKind;
  size: string;
  /** TMDB's file name without its ending, or the key of a video. */
  file: string;
  format: PictureFormat;
}

const FILE = /^([A-Za-z0-9_-]{1,80})\.(avif|webp|jpg)$/;
const VIDEO_KEY = /^[A-Za-z0-9_-]{11}$/;
const SIZES: ReadonlySet<string> = new Set(PICTURE_SIZES);

/** The only way into the image service: what is not exactly an address of ours is nothing. */
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

/** Where it is stored. */
export function pictureKey({ kind, size, file, format }: PictureRequest): string {
  return `${kind}/${size}/${folderOf(file)}/${file}.${format}`;
}

/** The first letters of a name are a folder, so that none holds a million files. All of ours begin alike: theirs come later. */
export function folderOf(file: string): string {
  return isOwnPictureFile(file) ? file.slice(4, 6) : file.slice(0, 2);
}
