import { isOwnPictureFile } from '#shared/domain/own-picture-path.ts';
import { folderOf, type PictureKind, type PictureRequest } from '#shared/domain/picture-request.ts';

/** Each size TMDB documents for a kind, and up to which width it is good for; anything wider is made of the original. */
const SERVED: Record<Exclude<PictureKind, 'video'>, readonly (readonly [size: string, upTo: number])[]> = {
  poster: [...widths(92, 154, 185, 342, 500, 780)],
  backdrop: [...widths(300, 780, 1280)],
  still: [...widths(92, 185, 300)],
  // 421 wide: for 500 it is near enough, and its original is ten times as heavy.
  profile: [...widths(45, 185), ['h632', 500]],
  logo: [...widths(45, 92, 154, 185, 300, 500)],
};

function widths(...pixels: number[]): (readonly [string, number])[] {
  return pixels.map((width) => [`w${width}`, width] as const);
}

/** Height over width of each kind's box. */
export const SHAPES: Record<PictureKind, number> = {
  poster: 3 / 2,
  backdrop: 9 / 16,
  still: 9 / 16,
  profile: 3 / 2,
  logo: 1,
  video: 9 / 16,
};

/** No screen shows more, and TMDB's own limit is the same. */
export const LARGEST = 3840;

/** How wide the answer may be; `h632` by the shape of its kind. */
export function widthOf({ kind, size }: Pick<PictureRequest, 'kind' | 'size'>): number {
  if (size === 'original') return LARGEST;
  const pixels = Number(size.slice(1));
  return size.startsWith('h') ? Math.round(pixels / SHAPES[kind]) : pixels;
}

/** Which of TMDB's sizes it is made from: never one they do not document. A video has one still, of whatever size. */
export function servedSize({ kind, size }: Pick<PictureRequest, 'kind' | 'size'>): string {
  if (kind === 'video') return 'still';
  const wanted = widthOf({ kind, size });
  return SERVED[kind].find(([, upTo]) => upTo >= wanted)?.[0] ?? 'original';
}

/** Where what a picture is made from is stored: of TMDB's one for each served size, of ours one for all. */
export function sourceKey(request: PictureRequest): string {
  const { kind, file } = request;
  return isOwnPictureFile(file) ? keyOf('own', file) : keyOf(`${kind}/${servedSize(request)}`, file);
}

/** Sources of the same picture that are larger, the smallest of them first: one that is stored saves a fetch. */
export function largerSourceKeys(request: PictureRequest): string[] {
  const { kind, file } = request;
  if (kind === 'video' || isOwnPictureFile(file)) return [];
  const sizes = [...SERVED[kind].map(([size]) => size), 'original'];
  return sizes.slice(sizes.indexOf(servedSize(request)) + 1).map((size) => keyOf(`${kind}/${size}`, file));
}

const keyOf = (made: string, file: string) => `source/${made}/${folderOf(file)}/${file}`;
