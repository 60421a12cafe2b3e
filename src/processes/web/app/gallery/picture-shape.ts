import { PICTURE_SHAPES } from '#shared/domain/limits.ts';

export interface Size {
  width: number;
  height: number;
}

/** 2:3, 16:9 or 4:3: whichever of the three the picture comes near. */
export type PictureShape = 'portrait' | 'landscape' | 'standard';

export function shapeOf({ width, height }: Size): PictureShape {
  const ratio = width / height;
  if (ratio <= PICTURE_SHAPES.portraitUpTo) return 'portrait';
  return ratio >= PICTURE_SHAPES.landscapeFrom ? 'landscape' : 'standard';
}
