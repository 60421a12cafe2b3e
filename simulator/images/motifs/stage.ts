import type { DemoArt } from '../../../demo/types.ts';
import { rect } from '../svg.ts';

/** Where a motif is drawn: the whole area, the point it turns around, and its unit of size. */
export interface Stage {
  width: number;
  height: number;
  x: number;
  y: number;
  unit: number;
}

/** One idea in flat inks, no gradient. It fills its stage. */
export type Motif = (stage: Stage, inks: DemoArt['inks']) => string;

/** `count` shapes, each told its number. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function ground({ width, height }: Stage, ink: string): string {
  return rect(0, 0, width, height, ink);
}
