import { path, pathOf, repeat } from '../shapes.ts';
import { person } from './parts.ts';
import { block, disc, fill, floor, type Motif, outline, type Stage } from './stage.ts';

function arcade(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const wide = unit * 0.17;
  const arches = repeat(18, (index) => {
    const [storey, bay] = [Math.floor(index / 9), (index % 9) - 4];
    const [centre, spring] = [x + bay * unit * 0.21, y - unit * 0.1 + storey * unit * 0.36];
    const foot = spring + unit * 0.26;
    const arch = pathOf`M${centre - wide / 2} ${foot}V${spring}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${foot}Z`;
    return path(arch, (bay + storey) % 3 ? deep : mid);
  });
  return fill(stage, ground) + arches + person(stage, 0, 0.5, 0.2, light);
}

function temple(stage: Stage): string {
  const { ground, deep, mid, light } = stage;
  const columns = repeat(5, (index) => {
    const place = index - 2;
    return block(stage, place * 0.17 - 0.045, -0.22, 0.09, 0.6, place ? deep : light);
  });
  return [
    fill(stage, ground),
    disc(stage, 0, 0, 0.3, mid),
    columns,
    outline(stage, '-.5,-.22 0,-.42 .5,-.22', deep),
    block(stage, -0.5, 0.38, 1, 0.07, deep),
    floor(stage, 0.45, deep),
  ].join('');
}

export const history: readonly Motif[] = [
  { draw: arcade, sky: 'ground', isLow: true },
  { draw: temple, sky: 'ground' },
];
