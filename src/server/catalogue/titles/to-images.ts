import type { Image } from '#shared/contract/title-parts.ts';
import { DEFAULT_PICTURE_PIXELS } from '#shared/domain/limits.ts';

export interface ImageFile {
  file_path: string;
  width: number;
  height: number;
  /** Only for pictures that editors uploaded. */
  alt?: string | null;
  credit?: string | null;
  licence?: string | null;
}

/** If TMDB lists no pictures, the gallery is the poster, backdrop or portrait shown, at its usual size. */
export function toImages(
  pictures: readonly ImageFile[],
  shownPath: string | null,
  usual: keyof typeof DEFAULT_PICTURE_PIXELS,
): Image[] {
  if (pictures.length > 0) return pictures.map(toImage);
  return shownPath === null ? [] : [toImage({ file_path: shownPath, ...DEFAULT_PICTURE_PIXELS[usual] })];
}

function toImage({ file_path, width, height, alt, credit, licence }: ImageFile): Image {
  return {
    file_path,
    aspect_ratio: Math.round((width / height) * 1_000) / 1_000,
    width,
    height,
    ...(alt && { alt }),
    ...(credit && { credit }),
    ...(licence && { licence }),
  };
}
