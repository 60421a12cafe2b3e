import { isOwnPictureFile, withoutFocus } from '#shared/domain/pictures/own-picture-path.ts';
import { folderOf, type PictureKind, type PictureRequest } from '#shared/domain/pictures/picture-request.ts';

/** The sizes TMDB documents for a kind, each with the largest width it is used for; wider ones use the original. */
const SERVED: Record<Exclude<PictureKind, 'video'>, readonly (readonly [size: string, upTo: number])[]> = {
  poster: [...widths(92, 154, 185, 342, 500, 780)],
  backdrop: [...widths(300, 780, 1280)],
  still: [...widths(92, 185, 300)],
  // 421 wide: good enough for 500, and the original is ten times as large.
  profile: [...widths(45, 185), ['h632', 500]],
  logo: [...widths(45, 92, 154, 185, 300, 500)],
};

function widths(...pixels: number[]): (readonly [string, number])[] {
  return pixels.map((width) => [`w${width}`, width] as const);
}

/** Height divided by width, for each kind. */
export const SHAPES: Record<PictureKind, number> = {
  poster: 3 / 2,
  backdrop: 9 / 16,
  still: 9 / 16,
  profile: 3 / 2,
  logo: 1,
  video: 9 / 16,
};

/** No screen needs more, and TMDB has the same limit. */
export const LARGEST = 3840;

/** The maximum width; for `h632` by the ratio of its kind. */
export function widthOf({ kind, size }: Pick<PictureRequest, 'kind' | 'size'>): number {
  if (size === 'original') return LARGEST;
  const pixels = Number(size.slice(1));
  return size.startsWith('h') ? Math.round(pixels / SHAPES[kind]) : pixels;
}

/** Which of TMDB's sizes it is encoded from: only documented ones. A video has one still. */
export function servedSize({ kind, size }: Pick<PictureRequest, 'kind' | 'size'>): string {
  if (kind === 'video') return 'still';
  const wanted = widthOf({ kind, size });
  return SERVED[kind].find(([, upTo]) => upTo >= wanted)?.[0] ?? 'original';
}

/** The storage key of a source: TMDB's pictures have one per served size, uploaded ones a single one. */
export function sourceKey(request: PictureRequest): string {
  const { kind, file } = request;
  return isOwnPictureFile(file) ? keyOf('own', withoutFocus(file)) : keyOf(`${kind}/${servedSize(request)}`, file);
}

/** Keys of larger sources of the same picture, smallest first: a stored one saves a fetch. */
export function largerSourceKeys(request: PictureRequest): string[] {
  const { kind, file } = request;
  if (kind === 'video' || isOwnPictureFile(file)) return [];
  const sizes = [...SERVED[kind].map(([size]) => size), 'original'];
  return sizes.slice(sizes.indexOf(servedSize(request)) + 1).map((size) => keyOf(`${kind}/${size}`, file));
}

const keyOf = (made: string, file: string) => `source/${made}/${folderOf(file)}/${file}`;
