import { circle, type Point, path, pathOf, polygon, repeat } from '../shapes.ts';
import { hill, ray, TURN } from './parts.ts';
import { disc, fill, type Motif, outline, type Stage } from './stage.ts';

function rainbow(stage: Stage): string {
  const { y, unit, ground, deep, mid, light } = stage;
  const arches = [deep, mid, light, ground, mid].map((ink, index) => disc(stage, 0, 0.28, 0.58 - index * 0.095, ink));
  return fill(stage, ground) + arches.join('') + hill(stage, y + unit * 0.3, unit * 0.07, deep);
}

/** A face with pointed ears that looks at the viewer. */
function creature(stage: Stage): string {
  const { height, x, y, unit, ground, deep, mid, light } = stage;
  const size = unit * 0.32;
  const at = (right: number, down: number): Point => [x + size * right, y + size * down];
  const eye = (right: number, down: number, radius: number, ink: string) =>
    circle(x + size * right, y + size * down, size * radius, ink);
  const body = pathOf`M${x - size} ${height}V${y}a${size} ${size * 1.05} 0 0 1 ${2 * size} 0V${height}Z`;
  const nose = pathOf`M${x - size * 0.12} ${y + size * 0.22}h${size * 0.24}l${-size * 0.12} ${size * 0.14}Z`;
  return [
    fill(stage, ground),
    disc(stage, -0.4, -0.4, 0.09, light, { opacity: 0.7 }),
    disc(stage, 0.38, -0.3, 0.06, light, { opacity: 0.7 }),
    path(body, mid),
    polygon([at(-0.8, -0.55), at(-0.72, -1.4), at(-0.15, -0.95)], mid),
    polygon([at(0.8, -0.55), at(0.72, -1.4), at(0.15, -0.95)], mid),
    eye(-0.4, -0.12, 0.26, light) + eye(0.4, -0.12, 0.26, light),
    eye(-0.34, -0.08, 0.13, deep) + eye(0.46, -0.08, 0.13, deep),
    path(nose, deep),
  ].join('');
}

function balloons(stage: Stage): string {
  const { random, x, y, unit, ground, deep, mid, light } = stage;
  const land = hill(stage, y + unit * 0.02, unit * 0.13, mid) + hill(stage, y + unit * 0.16, unit * 0.1, deep);
  const clouds = repeat(5, (index) => {
    const top = y - unit * 0.3 + random.between(-0.08, 0.08) * unit;
    return circle(x - unit * 0.55 + index * unit * 0.22, top, unit * random.between(0.03, 0.07), light, {
      opacity: 0.85,
    });
  });
  return [
    fill(stage, ground),
    disc(stage, 0.18, -0.22, 0.16, light),
    land,
    clouds,
    disc(stage, -0.15, 0.1, 0.06, light),
    outline(stage, '-.19,.3 -.15,.08 -.11,.3', light),
  ].join('');
}

function burst(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const rays = repeat(26, (index) => {
    const angle = (index / 26) * TURN;
    return path(ray(x, y, angle, angle + TURN / 52, unit * 1.8), index % 2 ? ground : mid);
  });
  const face =
    disc(stage, 0, 0, 0.25, light) + disc(stage, -0.08, -0.03, 0.05, deep) + disc(stage, 0.08, -0.03, 0.05, deep);
  return fill(stage, deep) + rays + face;
}

export const animation: readonly Motif[] = [
  { draw: rainbow, sky: 'ground', isLow: true },
  { draw: creature, sky: 'busy' },
  { draw: balloons, sky: 'ground' },
  { draw: burst, sky: 'busy' },
];
