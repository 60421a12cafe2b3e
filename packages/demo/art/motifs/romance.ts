import { clipped } from '../definitions.ts';
import { circle, ellipse, path, pathOf, rect, repeat, turned } from '../shapes.ts';
import { disc, fill, type Motif, type Stage } from './stage.ts';

function embrace(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const radius = unit * 0.27;
  const [left, right] = [x - radius * 0.62, x + radius * 0.62];
  return [
    fill(stage, ground),
    circle(left, y, radius, mid),
    circle(right, y, radius, light),
    clipped(circle(left, y, radius, '#000'), circle(right, y, radius, deep)),
  ].join('');
}

function flower(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const petals = repeat(12, (index) =>
    ellipse(x, y - unit * 0.2, unit * 0.1, unit * 0.22, [mid, light, deep][index % 3] ?? mid, {
      opacity: 0.88,
      ...turned(index * 30, x, y),
    }),
  );
  return fill(stage, ground) + petals + disc(stage, 0, 0, 0.07, ground);
}

function waves(stage: Stage): string {
  const { width, height, y, unit, ground, deep, mid, light } = stage;
  const long = (width + 20) / 6;
  const swell = repeat(6, (index) => pathOf`q${long / 2} ${(index % 2 ? 1 : -1) * unit * 0.07} ${long} 0`);
  const rows = [mid, deep, ground, mid, deep, mid, deep].map((ink, index) => {
    const top = y + unit * 0.08 + index * unit * 0.09;
    const water = `${pathOf`M-10 ${top}`}${swell}${pathOf`L${width + 10} ${height}L-10 ${height}Z`}`;
    return path(water, ink, index === 2 ? { opacity: 0.9 } : {});
  });
  return fill(stage, ground) + disc(stage, 0, -0.12, 0.24, light) + rows.join('');
}

/** Two people side by side who do not look at each other. */
function pair(stage: Stage): string {
  const { width, height, x, y, unit, ground, deep, mid, light } = stage;
  const wide = unit * 0.16;
  const stripes = repeat(6, (index) => rect(0, (height * index) / 6, width, height / 12, mid, { opacity: 0.35 }));
  return [
    fill(stage, deep),
    stripes,
    rect(x - wide * 1.35, y - unit * 0.48, wide, unit * 1.4, ground),
    rect(x + wide * 0.35, y - unit * 0.3, wide, unit * 1.4, light),
    circle(x - wide * 0.85, y - unit * 0.48, wide / 2, ground),
    circle(x + wide * 0.85, y - unit * 0.3, wide / 2, light),
    disc(stage, 0, -0.1, 0.055, mid),
  ].join('');
}

export const romance: readonly Motif[] = [
  { draw: embrace, sky: 'ground', isLow: true },
  { draw: flower, sky: 'ground' },
  { draw: waves, sky: 'ground', isLow: true },
  { draw: pair, sky: 'busy' },
];
