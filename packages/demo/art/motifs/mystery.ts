import { circle, type Point, polygon, rect, repeat, tenth } from '../shapes.ts';
import { figure, person } from './parts.ts';
import { disc, fill, floor, type Motif, type Stage } from './stage.ts';

function keyhole(stage: Stage): string {
  const { x, y, unit, ground, deep, light } = stage;
  const radius = unit * 0.17;
  const slot: Point[] = [
    [x - radius * 0.55, y - unit * 0.06],
    [x + radius * 0.55, y - unit * 0.06],
    [x + radius * 1.1, y + unit * 0.4],
    [x - radius * 1.1, y + unit * 0.4],
  ];
  return [
    fill(stage, deep),
    circle(x, y - unit * 0.12, radius * 1.9, ground),
    circle(x, y - unit * 0.12, radius, light),
    polygon(slot, light),
    person(stage, 0, 0.4, 0.3, deep),
  ].join('');
}

function stairs(stage: Stage): string {
  const { width, height, x, y, unit, ground, deep, mid, light } = stage;
  const steps = repeat(9, (index) => {
    const left = index === 0 ? 0 : x - unit * 0.55 + index * unit * 0.12;
    return rect(left, y + unit * 0.42 - index * unit * 0.085, width, height, index % 2 ? mid : deep);
  });
  const climber = figure(x + unit * 0.12, y + unit * 0.42 - 5 * unit * 0.085, unit * 0.2, light);
  return fill(stage, ground) + disc(stage, 0.05, -0.22, 0.2, light) + steps + climber;
}

function mist(stage: Stage): string {
  const { width, y, unit, ground, deep, mid, light } = stage;
  const bands = repeat(8, (index) => {
    const top = y - unit * 0.2 + index * unit * 0.085;
    return rect(0, top, width, unit * 0.05, index % 2 ? mid : ground, { opacity: tenth(0.35 + index * 0.08) });
  });
  return [
    fill(stage, ground),
    disc(stage, 0, -0.06, 0.3, light),
    bands,
    floor(stage, 0.44, deep),
    person(stage, 0, 0.45, 0.22, deep),
  ].join('');
}

/** A grid of cells with a person in one of them. */
function cells(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const side = unit * 0.115;
  const all = repeat(25, (index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)];
    const [centre, middle] = [x + (column - 2) * side * 1.32, y + (row - 2) * side * 1.32];
    const cell = (ink: string, more = {}) => rect(centre - side / 2, middle - side / 2, side, side, ink, more);
    if (column === 3 && row === 1) return cell(mid) + figure(centre, middle + side * 0.42, side * 0.85, light);
    return (column + row) % 3 ? cell(deep) : cell(light, { opacity: 0.85 });
  });
  return fill(stage, ground) + all;
}

export const mystery: readonly Motif[] = [
  { draw: keyhole, sky: 'deep' },
  { draw: stairs, sky: 'ground' },
  { draw: mist, sky: 'ground', isLow: true },
  { draw: cells, sky: 'ground', isLow: true },
];
