import { ellipse, type Point, path, pathOf, polygon, rect, repeat, turned } from '../shapes.ts';
import { hill, person, stars } from './parts.ts';
import { disc, fill, type Motif, type Stage } from './stage.ts';

function castle(stage: Stage): string {
  const { random, height, x, y, unit, ground, deep, mid, light } = stage;
  const sky = fill(stage, ground) + stars(stage, height * 0.7, 50);
  const moon = disc(stage, 0, -0.1, 0.3, light) + disc(stage, 0.1, -0.15, 0.27, ground);
  const towers = [-0.2, 0, 0.18].map((right, index) => {
    const isKeep = index === 1;
    const tall = unit * (0.5 + (isKeep ? 0.18 : random.between(-0.08, 0.05)));
    return tower(stage, x + right * unit, y + unit * 0.42 - tall, tall, isKeep ? mid : deep);
  });
  return sky + moon + towers.join('') + hill(stage, y + unit * 0.4, unit * 0.06, deep);
}

function tower({ height, unit, deep, light }: Stage, x: number, top: number, tall: number, roof: string): string {
  const wide = unit * 0.1;
  const gable: Point[] = [
    [x - wide * 0.72, top],
    [x, top - unit * 0.16],
    [x + wide * 0.72, top],
  ];
  return [
    rect(x - wide / 2, top, wide, tall + height, deep),
    polygon(gable, roof),
    rect(x - wide * 0.1, top + unit * 0.08, wide * 0.2, wide * 0.4, light, { rx: 4 }),
  ].join('');
}

function mandala(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const crown = (ink: string, size: number) =>
    repeat(16, (index) =>
      ellipse(x, y - unit * 0.11 * size, unit * 0.035 * size, unit * 0.1 * size * 0.9, ink, {
        opacity: 0.9,
        ...turned(index * 22.5 + size * 11, x, y),
      }),
    );
  return fill(stage, ground) + crown(deep, 3) + crown(mid, 2) + crown(light, 1) + disc(stage, 0, 0, 0.06, light);
}

function arches(stage: Stage): string {
  const { height, x, y, unit, ground, deep, mid, light } = stage;
  const gates = [ground, mid, ground, deep, light].map((ink, index) => {
    const wide = unit * (0.62 - index * 0.1);
    const spring = y - unit * 0.05 + index * unit * 0.04;
    const gate = pathOf`M${x - wide / 2} ${height}V${spring}a${wide / 2} ${wide * 0.62} 0 0 1 ${wide} 0V${height}Z`;
    return path(gate, ink);
  });
  return fill(stage, deep) + gates.join('') + person(stage, 0, 0.44, 0.16, deep);
}

export const fantasy: readonly Motif[] = [
  { draw: castle, sky: 'ground' },
  { draw: mandala, sky: 'ground' },
  { draw: arches, sky: 'deep' },
];
