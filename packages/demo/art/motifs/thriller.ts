import { path, pathOf, rect, repeat, stroke, tenth } from '../shapes.ts';
import { person } from './parts.ts';
import { block, fill, floor, type Motif, outline, type Stage } from './stage.ts';

function corridor(stage: Stage): string {
  const { width, height, x, y, ground, deep, mid, light } = stage;
  const frames = [ground, deep, mid, ground, deep, mid, ground, deep, light].map((ink, index) => {
    const share = (1 - index / 9) ** 1.6;
    const [left, right] = [x - x * share, x + (width - x) * share];
    const [top, bottom] = [y - y * share, y + (height - y) * share];
    return rect(left, top, right - left, bottom - top, ink);
  });
  return frames.join('') + person(stage, 0, 0.05, 0.085, deep);
}

function spiral(stage: Stage): string {
  const { x, y, unit, ground, deep, mid } = stage;
  const turns = repeat(150, (index) => {
    const [angle, radius] = [index * 0.24, unit * 0.0042 * index];
    return pathOf`L${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`;
  });
  const thread = pathOf`M${x} ${y}` + turns;
  return [
    fill(stage, ground),
    path(thread, 'none', { ...stroke(mid, unit * 0.035), 'stroke-linecap': 'round' }),
    path(thread, 'none', stroke(deep, unit * 0.006)),
    person(stage, 0, 0.14, 0.26, deep),
  ].join('');
}

/** One window of many is lit. */
function windows(stage: Stage): string {
  const { width, height, x, y, unit, ground, deep, mid, light } = stage;
  const side = unit / 9;
  const [litColumn, litRow] = [Math.floor(x / side), Math.floor(y / side)];
  const wall = repeat(Math.ceil(width / side), (column) =>
    repeat(Math.ceil(height / side), (row) => {
      const isLit = column === litColumn && row === litRow;
      const far = Math.min(1, Math.hypot(column - litColumn, row - litRow) / 7);
      const ink = isLit ? light : (column + row) % 2 ? deep : mid;
      const [left, top] = [column * side + side * 0.12, row * side + side * 0.12];
      return rect(left, top, side * 0.76, side * 0.76, ink, isLit ? {} : { opacity: tenth(0.25 + 0.65 * far) });
    }),
  );
  return fill(stage, ground) + wall;
}

function house(stage: Stage): string {
  const { ground, deep, mid, light } = stage;
  return [
    fill(stage, ground),
    floor(stage, -0.02, light),
    outline(stage, '-.3,-.02 .3,-.02 .3,-.3 0,-.46 -.3,-.3', deep),
    block(stage, -0.05, -0.2, 0.1, 0.18, mid),
    outline(stage, '-.05,-.02 .05,-.02 .22,bottom -.22,bottom', mid, { opacity: 0.5 }),
    outline(stage, '-.3,0 .3,0 .3,.28 0,.44 -.3,.28', deep, { opacity: 0.18 }),
  ].join('');
}

export const thriller: readonly Motif[] = [
  { draw: corridor, sky: 'busy' },
  { draw: spiral, sky: 'busy' },
  { draw: windows, sky: 'busy' },
  { draw: house, sky: 'busy' },
];
