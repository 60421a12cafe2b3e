import type { ArtRandom } from '../random.ts';
import { circle, ellipse, type Point, path, pathOf, polygon, rect, repeat, stroke, tenth } from '../shapes.ts';
import type { Stage } from './stage.ts';

/** Half of the outline of a standing figure, feet at 0,0 and height 1; the other half mirrors it. */
const HALF_BODY: readonly Point[] = [
  [-0.03, -0.86],
  [-0.036, -0.832],
  [-0.105, -0.8],
  [-0.14, -0.765],
  [-0.158, -0.6],
  [-0.15, -0.452],
  [-0.128, -0.44],
  [-0.122, -0.58],
  [-0.104, -0.69],
  [-0.104, -0.46],
  [-0.098, -0.22],
  [-0.09, -0.012],
  [-0.034, -0.012],
  [-0.02, -0.22],
  [0, -0.42],
];
const OTHER_HALF = HALF_BODY.slice(0, -1)
  .toReversed()
  .map(([x, y]): Point => [-x, y]);
const BODY = [...HALF_BODY, ...OTHER_HALF];

/** The single figure that gives a drawing its scale. */
export function figure(x: number, feet: number, tall: number, ink: string): string {
  const head = ellipse(x, feet - tall * 0.918, tall * 0.062, tall * 0.078, ink);
  const body = BODY.map(([right, down]): Point => [x + right * tall * 1.12, feet + down * tall]);
  return head + polygon(body, ink, { ...stroke(ink, tall * 0.03), 'stroke-linejoin': 'round' });
}

/** Its shadow on the floor, to the right and towards the viewer. */
export function shadow(x: number, feet: number, tall: number): string {
  const corners: Point[] = [
    [x - tall * 0.1, feet],
    [x + tall * 0.1, feet],
    [x + tall * 0.9, feet + tall * 0.55],
    [x + tall * 0.62, feet + tall * 0.62],
  ];
  return polygon(corners, '#000', { opacity: 0.4 });
}

/** A figure placed and measured in units from the focus. */
export function person({ x, y, unit }: Stage, right: number, feet: number, tall: number, ink: string): string {
  return figure(x + unit * right, y + unit * feet, unit * tall, ink);
}

/** `count` points between the upper edge and a depth. */
export function stars({ random, width, light }: Stage, depth: number, count: number): string {
  return repeat(count, () => {
    const [x, y, radius] = [random.next() * width, random.next() * depth, random.between(0.6, 2.4)];
    return circle(x, y, radius, light, { opacity: tenth(random.between(0.3, 1)) });
  });
}

/** Sharp mountains from edge to edge. */
export function ridge(stage: Stage, top: number, swing: number, peaks: number, ink: string): string {
  const { random, width, height } = stage;
  const crest = Array.from({ length: peaks + 1 }, (_, index): Point => {
    const lift = (index % 2 ? -1 : 0.4) * swing * random.between(0.4, 1);
    return [(width * index) / peaks, top + lift];
  });
  return polygon([[-10, height + 10], [-10, top], ...crest, [width + 10, top], [width + 10, height + 10]], ink);
}

/** Soft hills. */
export function hill({ random, width, height }: Stage, top: number, swing: number, ink: string): string {
  const [first, second] = [random.between(0.2, 0.45) * width, random.between(0.55, 0.8) * width];
  const left = top + swing * random.between(-0.5, 0.5);
  const right = top - swing * random.between(-0.3, 0.8);
  const crest = pathOf`L-10 ${left}C${first} ${top - swing} ${second} ${top + swing} ${width + 10} ${right}`;
  return path(pathOf`M-10 ${height + 10}` + crest + pathOf`L${width + 10} ${height + 10}Z`, ink);
}

/** Towers of a city with a few lit windows. */
export function skyline(stage: Stage, foot: number, tall: number, towers: number): string {
  const { random, width, deep, light } = stage;
  return repeat(towers, (index) => {
    const towerWidth = (width / towers) * random.between(0.8, 1.25);
    const [x, height] = [(width * index) / towers, tall * random.between(0.1, 0.42)];
    const windows = repeat(5, () => litWindow(random, x, foot, towerWidth, height, light));
    const wide = index === towers - 1 ? width - x : towerWidth;
    return rect(x, foot - height, wide, height + tall, deep) + windows;
  });
}

function litWindow(random: ArtRandom, x: number, foot: number, width: number, height: number, ink: string): string {
  if (!random.chance(0.5)) return '';
  const [left, top] = [x + width * random.between(0.15, 0.7), foot - height * random.between(0.1, 0.9)];
  return rect(left, top, width * 0.09, width * 0.13, ink, { opacity: 0.9 });
}

/** One beam of light or colour from a point outwards, from one angle to another. */
export function ray(x: number, y: number, from: number, to: number, length: number): string {
  const end = (angle: number) => pathOf`L${x + Math.cos(angle) * length} ${y + Math.sin(angle) * length}`;
  return `${pathOf`M${x} ${y}`}${end(from)}${end(to)}Z`;
}

/** A rounded 2π, as in the reference drawings. */
export const TURN = 6.283;
