import { buildPictureUrl, type PICTURE_SIZES, type PictureFormat, type PictureKind } from './picture-request.ts';

/** Our own image URLs. Pages use no others: nothing is loaded from a third party. */
export type ImageSize = Exclude<(typeof PICTURE_SIZES)[number], 'original'>;
/** Sizes named by their width, as `srcset` needs it. */
export type ImageWidth = Exclude<ImageSize, 'h632'>;

/** Of the picture itself, not of the box it is shown in. */
export interface PixelSize {
  width: number;
  height: number;
}

/** TMDB's form, `/abc.jpg`. Without SVG, which is a document and can contain scripts. */
const FILE_PATH = /^\/([A-Za-z0-9_-]{1,80})\.(?:jpg|png|webp)$/;
const VIDEO_KEY = /^[A-Za-z0-9_-]{11}$/;

/** `filePath` is TMDB's path, or the key of a video. `jpg` is readable everywhere: by share previews and old browsers. */
export function buildImageUrl(
  kind: PictureKind,
  size: ImageSize,
  filePath: string | null,
  format: PictureFormat = 'jpg',
): string | null {
  const file = kind === 'video' ? VIDEO_KEY.exec(filePath ?? '')?.[0] : FILE_PATH.exec(filePath ?? '')?.[1];
  return file ? buildPictureUrl({ kind, size, file, format }) : null;
}

/** `srcset`, smallest first. */
export function buildSrcSet(
  kind: PictureKind,
  widths: readonly ImageWidth[],
  filePath: string | null,
  format: PictureFormat,
): string | undefined {
  const entries = widths.flatMap((size) => {
    const url = buildImageUrl(kind, size, filePath, format);
    return url ? [`${url} ${size.slice(1)}w`] : [];
  });
  return entries.length > 0 ? entries.join(', ') : undefined;
}
