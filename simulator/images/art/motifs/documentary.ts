import { circle, path, pathOf, repeat, ring, stroke } from '../shapes.ts';
import { block, disc, fill, type Motif, type Stage } from './stage.ts';

/** The dots of a newspaper photograph. */
function halftone(stage: Stage): string {
  const { width, height, x, y, unit, ground, deep, mid } = stage;
  const step = unit / 26;
  const dots = repeat(Math.ceil(width / step), (column) =>
    repeat(Math.ceil(height / step), (row) => {
      const away = Math.hypot(column * step - x, row * step - y) / unit;
      const tone = Math.max(0, 0.5 - away * 1.05);
      if (tone <= 0.03) return '';
      const left = column * step + (row % 2 ? step / 2 : 0);
      const ink = (column * 7 + row * 3) % 11 ? deep : mid;
      return circle(left, row * step, step * Math.min(0.62, tone * 1.35), ink);
    }),
  );
  return fill(stage, ground) + dots;
}

/** Lines that rise where something was said. */
function tremor(stage: Stage): string {
  const { random, width, x, y, unit, ground, deep, mid } = stage;
  const step = unit / 36;
  const lines = repeat(22, (index) => {
    const base = y - unit * 0.4 + index * unit * 0.04;
    let trace = '';
    for (let right = -10; right <= width + 10 + step; right += step) {
      const away = (right - x) / (unit * 0.3);
      const swing = Math.exp(-away * away) * unit * 0.16 * Math.abs(Math.sin(right * 0.05 + index * 1.7));
      trace += (trace ? 'L' : 'M') + pathOf`${right} ${base - swing * random.between(0.6, 1)}`;
    }
    // Each line hides what rises behind it.
    const hidden = pathOf`V${base + unit * 0.3}H-10Z`;
    const ink = index % 6 === 3 ? mid : deep;
    return path(trace + hidden, ground) + path(trace, 'none', stroke(ink, unit * 0.006));
  });
  return fill(stage, ground) + lines;
}

function reel(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const grooves = [0.28, 0.2, 0.12].map((radius) => ring(x, y, unit * radius, light, unit * 0.004));
  return [
    fill(stage, ground),
    disc(stage, 0, 0, 0.36, deep),
    ...grooves,
    disc(stage, 0, 0, 0.06, mid),
    block(stage, -0.42, 0.4, 0.84, 0.03, mid),
  ].join('');
}

export const documentary: readonly Motif[] = [
  { draw: halftone, sky: 'ground' },
  { draw: tremor, sky: 'ground' },
  { draw: reel, sky: 'ground', isLow: true },
];
