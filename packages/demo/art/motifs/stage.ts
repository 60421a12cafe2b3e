import type { Inks } from '../inks.ts';
import type { ArtRandom } from '../random.ts';
import { type Attributes, circle, type Point, polygon, rect } from '../shapes.ts';

/** Where a motif is drawn: an area of any size with one focal point. */
export interface Stage extends Inks {
  random: ArtRandom;
  width: number;
  height: number;
  /** The focus. */
  x: number;
  y: number;
  /** About the length of the short side; all measures of a motif are multiples of it. */
  unit: number;
}

/** What is behind small type at the top of the picture; on `busy` no type is readable. */
export type Sky = keyof Inks | 'busy';

/** One picture idea, drawn in four colours. */
export interface Motif {
  draw(stage: Stage): string;
  sky: Sky;
  /** It reaches at most 0.4 units above the focus. */
  isLow?: true;
}

export function fill({ width, height }: Stage, ink: string, more: Attributes = {}): string {
  return rect(0, 0, width, height, ink, more);
}

/** Everything below a height, given in units from the focus. */
export function floor({ width, height, y, unit }: Stage, down: number, ink: string): string {
  return rect(0, y + unit * down, width, height, ink);
}

/** A disc; place and radius in units from the focus. */
export function disc(
  { x, y, unit }: Stage,
  right: number,
  down: number,
  radius: number,
  ink: string,
  more: Attributes = {},
): string {
  return circle(x + unit * right, y + unit * down, unit * radius, ink, more);
}

/** A rectangle by its upper left corner, in units from the focus. */
export function block(
  { x, y, unit }: Stage,
  right: number,
  down: number,
  width: number,
  height: number,
  ink: string,
  more: Attributes = {},
): string {
  return rect(x + unit * right, y + unit * down, unit * width, unit * height, ink, more);
}

/** A polygon whose corners are units from the focus; `left`, `right` and `bottom` are the edges: '-.1,0 .1,0 .3,bottom'. */
export function outline(stage: Stage, corners: string, ink: string, more: Attributes = {}): string {
  const points = corners.split(' ').map((corner): Point => {
    const [right = '', down = ''] = corner.split(',');
    return [placeX(stage, right), placeY(stage, down)];
  });
  return polygon(points, ink, more);
}

function placeX({ x, width, unit }: Stage, place: string): number {
  if (place === 'left') return 0;
  return place === 'right' ? width : x + unit * Number(place);
}

function placeY({ y, height, unit }: Stage, place: string): number {
  return place === 'bottom' ? height : y + unit * Number(place);
}
