import type { Drawing } from './drawing.ts';
import { type Bust, CANVAS } from './portrait/bust.ts';
import { drawCollar, drawNeck, drawShoulders } from './portrait/clothes.ts';
import { drawGlasses, drawHead } from './portrait/face.ts';
import { hairAbove, hairBehind, hairSeam } from './portrait/hair.ts';
import { drawTraits, type PortraitSubject } from './portrait/traits.ts';
import { drawWall } from './portrait/wall.ts';

/** From the background to the glasses, in drawing order. */
const LAYERS: readonly ((bust: Bust) => string)[] = [
  drawWall,
  hairBehind,
  drawShoulders,
  drawNeck,
  drawCollar,
  drawHead,
  hairSeam,
  hairAbove,
  drawGlasses,
];

/** A paper-cut portrait with closed eyes, one half of the face lit. */
export function drawPortrait(subject: PortraitSubject): Drawing {
  const bust = drawTraits(subject);
  return { width: CANVAS.width, height: CANVAS.height, shapes: LAYERS.map((draw) => draw(bust)).join('') };
}
