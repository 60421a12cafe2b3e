import { clipped } from '../definitions.ts';
import { circle, type Point, path, pathOf, polygon, rect, repeat, tenth } from '../shapes.ts';
import { figure, person, shadow } from './parts.ts';
import { disc, fill, type Motif, type Stage } from './stage.ts';

function lightOfAWindow(stage: Stage): string {
  const { width, height, x, y, unit, ground, deep, light } = stage;
  const [side, slant] = [unit * 0.2, unit * 0.16];
  const panes = repeat(6, (index) => {
    const [column, row] = [Math.floor(index / 3), index % 3];
    const left = x - side * 1.1 + column * side * 1.12 + row * slant * 0.55;
    const top = y - side * 1.6 + row * side * 1.12;
    const pane: Point[] = [
      [left, top],
      [left + side, top + slant * 0.18],
      [left + side + slant * 0.5, top + side + slant * 0.18],
      [left + slant * 0.5, top + side],
    ];
    return polygon(pane, light, { opacity: 0.92 });
  });
  const floor: Point[] = [
    [0, height],
    [0, height * 0.86],
    [width, height * 0.93],
    [width, height],
  ];
  const feet = Math.min(height * 0.93, y + unit * 0.62);
  return fill(stage, ground) + panes + polygon(floor, deep) + figure(x - unit * 0.02, feet, unit * 0.3, deep);
}

function twoDiscs(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const radius = unit * 0.3;
  const [left, top, right, bottom] = [x - radius * 0.5, y - radius * 0.2, x + radius * 0.5, y + radius * 0.2];
  return [
    fill(stage, ground),
    circle(left, top, radius, mid),
    circle(right, bottom, radius, light, { opacity: 0.9 }),
    clipped(circle(left, top, radius, '#000'), circle(right, bottom, radius, deep)),
  ].join('');
}

function sea(stage: Stage): string {
  const { random, width, height, x, y, unit, ground, deep, mid, light } = stage;
  const horizon = y + unit * 0.16;
  const glints = repeat(11, (index) => {
    const long = unit * (0.5 - index * 0.028) * random.between(0.6, 1.1);
    const left = x - long / 2 + unit * random.between(-0.06, 0.06);
    const top = horizon + unit * 0.02 + index * unit * 0.034;
    return rect(left, top, long, unit * 0.011, index % 3 ? mid : light, { rx: 3 });
  });
  return [
    fill(stage, ground),
    circle(x, horizon - unit * 0.02, unit * 0.27, mid),
    rect(0, horizon, width, height, deep),
    glints,
    figure(x + unit * 0.27, horizon + unit * 0.012, unit * 0.17, deep),
    figure(x + unit * 0.36, horizon + unit * 0.012, unit * 0.12, deep),
  ].join('');
}

function hillside(stage: Stage): string {
  const { width, height, x, y, unit, ground, deep, mid, light } = stage;
  const arc = pathOf`M0 ${y - unit * 0.1}A${unit * 0.8} ${unit * 0.8} 0 0 1 ${width} ${y - unit * 0.02}L${width} ${height}L0 ${height}Z`;
  const near = pathOf`M0 ${y + unit * 0.26}Q${width * 0.5} ${y + unit * 0.02} ${width} ${y + unit * 0.3}L${width} ${height}L0 ${height}Z`;
  return [
    fill(stage, ground),
    path(arc, mid),
    path(near, deep),
    disc(stage, 0.22, -0.34, 0.12, light),
    shadow(x - unit * 0.1, y + unit * 0.2, unit * 0.26),
    person(stage, -0.1, 0.2, 0.26, light),
  ].join('');
}

function curtain(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const folds = [mid, ground, light, ground, mid, light, ground].map((ink, index) => {
    const fromMiddle = Math.abs(index - 3);
    const [left, top] = [x - unit * 0.42 + index * unit * 0.12, y - unit * 0.46 + fromMiddle * unit * 0.035];
    return rect(left, top, unit * 0.085, unit * 0.95 - fromMiddle * unit * 0.07, ink, { rx: tenth(unit * 0.042) });
  });
  return fill(stage, deep) + folds.join('');
}

function closedWindow(stage: Stage): string {
  const { height, x, y, unit, ground, deep, mid, light } = stage;
  const [wide, tall] = [unit * 0.5, unit * 0.78];
  const [left, top] = [x - wide / 2, y - tall * 0.52];
  const onTheFloor: Point[] = [
    [left, top + tall],
    [left + wide, top + tall],
    [left + wide + unit * 0.28, height],
    [left - unit * 0.05, height],
  ];
  return [
    fill(stage, ground),
    rect(left - unit * 0.04, top - unit * 0.04, wide + unit * 0.08, tall + unit * 0.08, deep),
    rect(left, top, wide, tall, mid),
    circle(x, top + tall * 0.36, unit * 0.13, light),
    rect(left, top + tall * 0.56, wide, tall * 0.44, deep, { opacity: 0.85 }),
    rect(x - unit * 0.01, top, unit * 0.02, tall, deep),
    rect(left, top + tall * 0.5, wide, unit * 0.02, deep),
    polygon(onTheFloor, light, { opacity: 0.28 }),
  ].join('');
}

export const drama: readonly Motif[] = [
  { draw: lightOfAWindow, sky: 'ground', isLow: true },
  { draw: twoDiscs, sky: 'ground', isLow: true },
  { draw: sea, sky: 'ground', isLow: true },
  { draw: hillside, sky: 'ground' },
  { draw: curtain, sky: 'busy' },
  { draw: closedWindow, sky: 'busy' },
];
