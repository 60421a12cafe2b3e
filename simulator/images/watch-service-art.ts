import type { Drawing } from './art/drawing.ts';
import { polygon, rect } from './art/shapes.ts';

/** A plain tile in the service's colour with the beam across its foot: no service's logo is copied, the page writes the letters itself. */
export function drawWatchServiceMark(colour: string): Drawing {
  const beam = polygon(
    [
      [0, 100],
      [100, 52],
      [100, 100],
    ],
    '#ffffff',
    { opacity: 0.22 },
  );
  return { width: 100, height: 100, shapes: rect(0, 0, 100, 100, colour) + beam };
}
