import { circle, path, pathOf, repeat, stroke } from '../shapes.ts';
import { person, ray, TURN } from './parts.ts';
import { block, disc, fill, floor, type Motif, type Stage } from './stage.ts';

/** The corners a quarter disc can sit in. */
const QUARTERS = [
  (x: number, y: number, side: number) => pathOf`M${x} ${y}h${side}a${side} ${side} 0 0 1 ${-side} ${side}Z`,
  (x: number, y: number, side: number) => pathOf`M${x + side} ${y}v${side}a${side} ${side} 0 0 1 ${-side} ${-side}Z`,
  (x: number, y: number, side: number) =>
    pathOf`M${x + side} ${y + side}h${-side}a${side} ${side} 0 0 1 ${side} ${-side}Z`,
  (x: number, y: number, side: number) => pathOf`M${x} ${y + side}v${-side}a${side} ${side} 0 0 1 ${side} ${side}Z`,
];

/** A wall of tiles laid at random, as Athos Bulcão had them laid. */
function tiles(stage: Stage): string {
  const { random, width, height, unit, ground, deep, mid, light } = stage;
  const side = unit / 4;
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const wall = repeat(columns, (column) =>
    repeat(rows, (row) => {
      const [x, y] = [column * side, row * side];
      const ink = random.pick([ground, mid, deep, ground]);
      const quarter = QUARTERS[random.integer(0, QUARTERS.length)];
      return quarter ? path(quarter(x, y, side), ink) : circle(x + side / 2, y + side / 2, side * 0.36, ink);
    }),
  );
  return fill(stage, light) + wall;
}

function smile(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const radius = unit * 0.25;
  const mouth = pathOf`M${x - radius} ${y + unit * 0.04}h${radius * 2}a${radius} ${radius} 0 0 1 ${-radius * 2} 0Z`;
  const teeth = pathOf`M${x - unit * 0.15} ${y + unit * 0.04}h${unit * 0.3}v${unit * 0.04}h${-unit * 0.3}Z`;
  return [
    fill(stage, ground),
    disc(stage, 0, 0, 0.37, light),
    path(mouth, mid),
    disc(stage, -0.12, -0.1, 0.04, deep) + disc(stage, 0.12, -0.1, 0.04, deep),
    path(teeth, light),
  ].join('');
}

function zigzags(stage: Stage): string {
  const { width, y, unit, ground, deep, mid, light } = stage;
  const steps = Math.ceil((width + 40) / (unit * 0.06));
  const teeth = repeat(steps, (index) => pathOf`l${unit * 0.06} ${(index % 2 ? 1 : -1) * unit * 0.06}`);
  const rows = repeat(9, (index) => {
    const ink = [mid, light, deep][index % 3] ?? mid;
    const start = pathOf`M-20 ${y - unit * 0.42 + index * unit * 0.105}`;
    return path(start + teeth, 'none', { ...stroke(ink, unit * 0.045), 'stroke-linejoin': 'round' });
  });
  return fill(stage, ground) + rows;
}

/** A tall and a short figure. */
function duo(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const rays = repeat(18, (index) => {
    const angle = (index / 18) * TURN;
    return ray(x, y, angle, angle + 0.17, unit * 1.6);
  });
  return [
    fill(stage, ground),
    path(rays, light, { opacity: 0.4 }),
    person(stage, -0.13, 0.34, 0.58, deep),
    person(stage, 0.14, 0.36, 0.48, mid),
    floor(stage, 0.33, deep),
  ].join('');
}

/** A bowler hat over a moustache, without a face. */
function hat(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const crown = pathOf`M${x - unit * 0.22} ${y - unit * 0.08}v${-unit * 0.1}a${unit * 0.22} ${unit * 0.2} 0 0 1 ${unit * 0.44} 0v${unit * 0.1}Z`;
  const half = (side: number) =>
    pathOf`M${x} ${y + unit * 0.14}q${side * unit * 0.12} ${-unit * 0.1} ${side * unit * 0.26} ${unit * 0.06}q${-side * unit * 0.14} ${unit * 0.1} ${-side * unit * 0.26} ${-unit * 0.06}Z`;
  return [
    fill(stage, ground),
    disc(stage, 0, 0.02, 0.44, light),
    path(crown, deep),
    block(stage, -0.22, -0.12, 0.44, 0.05, mid),
    block(stage, -0.34, -0.08, 0.68, 0.05, deep, { rx: 8 }),
    path(half(1) + half(-1), deep),
  ].join('');
}

export const comedy: readonly Motif[] = [
  { draw: tiles, sky: 'busy' },
  { draw: smile, sky: 'ground', isLow: true },
  { draw: zigzags, sky: 'busy' },
  { draw: duo, sky: 'ground' },
  { draw: hat, sky: 'ground' },
];
