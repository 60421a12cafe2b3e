import type { Drawing } from '../../demo/art/drawing.ts';
import { path, polygon, rect } from '../../demo/art/shapes.ts';
import { typefaceOf } from '../../demo/art/typeface.ts';

const SIZE = 100;
const LETTERS = { size: 58, baseline: 70, widest: 76 };

/** A tile in the service's colour with a light beam across its foot and its initials: no service's own logo is copied. */
export function drawWatchServiceMark(colour: string, letters: string): Drawing {
  const beam = polygon(
    [
      [0, SIZE],
      [SIZE, 52],
      [SIZE, SIZE],
    ],
    '#ffffff',
    { opacity: 0.22 },
  );
  return { width: SIZE, height: SIZE, shapes: rect(0, 0, SIZE, SIZE, colour) + beam + drawLetters(letters) };
}

function drawLetters(letters: string): string {
  if (!letters) return '';
  const face = typefaceOf('archivoNarrow');
  const size = Math.min(LETTERS.size, LETTERS.widest / face.width(letters));
  return path(face.trace(letters, (SIZE - face.width(letters) * size) / 2, LETTERS.baseline, size), '#ffffff');
}
