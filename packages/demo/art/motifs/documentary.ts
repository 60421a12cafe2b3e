import { circle, ellipse, path, pathOf, rect, repeat, ring, stroke } from '../shapes.ts';
import { TURN } from './parts.ts';
import { block, disc, fill, type Motif, outline, type Stage } from './stage.ts';

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

/** Lines that rise like a sound recording. */
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
    // Each line covers those behind it.
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

function television(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const lines = repeat(9, (index) =>
    rect(x - unit * 0.29, y - unit * 0.19 + index * unit * 0.045, unit * 0.42, unit * 0.014, ground, { opacity: 0.7 }),
  );
  return [
    fill(stage, ground),
    outline(stage, '-.01,-.28 -.2,-.5 -.18,-.51 .02,-.28', deep),
    outline(stage, '-.01,-.28 .16,-.48 .18,-.47 .02,-.28', deep),
    block(stage, -0.4, -0.29, 0.8, 0.58, deep, { rx: 26 }),
    block(stage, -0.34, -0.23, 0.52, 0.46, light, { rx: 22 }),
    lines,
    circle(x + unit * 0.29, y - unit * 0.14, unit * 0.05, mid),
    circle(x + unit * 0.29, y + unit * 0.01, unit * 0.05, mid),
    block(stage, 0.23, 0.12, 0.12, 0.02, mid) + block(stage, 0.23, 0.16, 0.12, 0.02, mid),
    outline(stage, '-.26,.29 -.3,.4 -.26,.4 -.2,.29', deep) + outline(stage, '.26,.29 .3,.4 .26,.4 .2,.29', deep),
  ].join('');
}

/** The globe with its meridians, on bands of news. */
function globe(stage: Stage): string {
  const { width, x, y, unit, ground, deep, mid, light } = stage;
  const bands = repeat(4, (index) =>
    rect(0, y - unit * 0.3 + index * unit * 0.18, width, unit * 0.05, mid, { opacity: 0.5 }),
  );
  const meridians = [0.12, 0.24].map((across) =>
    ellipse(x, y, unit * across, unit * 0.34, 'none', stroke(light, unit * 0.012)),
  );
  const parallels = [-0.17, 0, 0.17].map((down) => {
    const half = Math.sqrt(0.34 ** 2 - down ** 2) * unit;
    return rect(x - half, y + unit * down - unit * 0.006, half * 2, unit * 0.012, light);
  });
  return [
    fill(stage, ground),
    bands,
    circle(x, y, unit * 0.36, deep),
    ...meridians,
    rect(x - unit * 0.006, y - unit * 0.34, unit * 0.012, unit * 0.68, light),
    ...parallels,
    ellipse(x, y, unit * 0.34, unit * 0.34, 'none', stroke(light, unit * 0.016)),
  ].join('');
}

/** Two reels on a box with a lens. */
function camera(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const holes = (across: number) =>
    repeat(5, (index) => {
      const angle = (index / 5) * TURN;
      return circle(
        x + unit * (across + Math.cos(angle) * 0.085),
        y + unit * (-0.22 + Math.sin(angle) * 0.085),
        unit * 0.028,
        ground,
      );
    });
  return [
    fill(stage, ground),
    ...[-0.19, 0.11].map(
      (across) => disc(stage, across, -0.22, 0.15, deep) + holes(across) + disc(stage, across, -0.22, 0.03, mid),
    ),
    block(stage, -0.34, -0.06, 0.6, 0.38, deep, { rx: 10 }),
    outline(stage, '.26,.06 .42,-.02 .42,.28 .26,.2', deep),
    disc(stage, -0.06, 0.13, 0.11, light) + disc(stage, -0.06, 0.13, 0.06, mid),
    outline(stage, '-.2,.32 -.32,.55 -.28,.55 -.14,.32', deep) + outline(stage, '.06,.32 .18,.55 .14,.55 0,.32', deep),
  ].join('');
}

export const documentary: readonly Motif[] = [
  { draw: halftone, sky: 'ground' },
  { draw: tremor, sky: 'ground' },
  { draw: reel, sky: 'ground', isLow: true },
  { draw: television, sky: 'ground' },
  { draw: globe, sky: 'busy' },
  { draw: camera, sky: 'ground' },
];
