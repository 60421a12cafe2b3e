import { GALLERY_CELLS } from '#shared/domain/limits.ts';
import { type GalleryPicture, sizeOf } from './gallery-picture.ts';
import { shapeOf } from './picture-shape.ts';

/** How much of the mosaic a picture takes: one cell, two above each other, or two by two. */
export type CellShape = 'single' | 'tall' | 'big';

export interface Cell {
  picture: GalleryPicture;
  shape: CellShape;
}

const CELLS: Readonly<Record<CellShape, number>> = { single: 1, tall: 2, big: 4 };

/** The pictures that fill two rows, in order. An upright picture is tall; the first one is big unless it is upright. */
export function chooseMosaic(pictures: readonly GalleryPicture[]): Cell[] {
  const cells: Cell[] = [];
  let taken = 0;
  for (const [position, picture] of pictures.entries()) {
    const shape = cellShapeOf(picture, position);
    taken += CELLS[shape];
    if (taken > GALLERY_CELLS) break;
    cells.push({ picture, shape });
  }
  return cells;
}

function cellShapeOf(picture: GalleryPicture, position: number): CellShape {
  if (shapeOf(sizeOf(picture)) === 'portrait') return 'tall';
  return position === 0 ? 'big' : 'single';
}

/** Portraits of a person take one cell each: two rows of six. */
export function choosePortraits(pictures: readonly GalleryPicture[]): Cell[] {
  return pictures.slice(0, GALLERY_CELLS).map((picture) => ({ picture, shape: 'single' }));
}
