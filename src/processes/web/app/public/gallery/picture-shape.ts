import { PICTURE_SHAPES } from '#shared/domain/limits.ts';
import type { PixelSize } from '#shared/domain/pictures/image-url.ts';

/** The class of the aspect ratio: close to 2:3, 16:9 or 4:3. */
export type PictureShape = 'portrait' | 'landscape' | 'standard';

export function shapeOf({ width, height }: PixelSize): PictureShape {
  const ratio = width / height;
  if (ratio <= PICTURE_SHAPES.portraitUpTo) return 'portrait';
  return ratio >= PICTURE_SHAPES.landscapeFrom ? 'landscape' : 'standard';
}
