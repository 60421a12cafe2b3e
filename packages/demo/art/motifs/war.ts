import { type Point, polygon, rect, repeat } from '../shapes.ts';
import { figure, person, ridge } from './parts.ts';
import { disc, fill, floor, type Motif, type Stage } from './stage.ts';

function searchlights(stage: Stage): string {
  const { height, x, y, unit, ground, deep, mid, light } = stage;
  // Where a text band covers the foot of the picture, the land is nearer.
  const land = Math.min(height * 0.88, y + unit * 0.42);
  const beams = [-0.5, -0.12, 0.3, 0.58].map((place) => {
    const [foot, far] = [x + place * unit * 0.6, x + place * unit * 1.7];
    const beam: Point[] = [
      [foot, land + height * 0.02],
      [foot + unit * 0.03, land + height * 0.02],
      [far + unit * 0.2, -10],
      [far - unit * 0.06, -10],
    ];
    return polygon(beam, light, { opacity: 0.45 });
  });
  const soldiers = repeat(4, (index) => figure(x - unit * 0.24 + index * unit * 0.16, land, unit * 0.13, deep));
  return (
    fill(stage, ground) +
    beams.join('') +
    disc(stage, 0, -0.05, 0.15, mid) +
    ridge(stage, land, unit * 0.05, 16, deep) +
    soldiers
  );
}

function sunset(stage: Stage): string {
  const { width, y, unit, ground, deep, mid } = stage;
  const bands = repeat(6, (index) => rect(0, y + unit * 0.04 + index * unit * 0.06, width, unit * 0.03, deep));
  return [
    fill(stage, ground),
    disc(stage, 0, 0, 0.33, mid),
    bands,
    floor(stage, 0.38, deep),
    person(stage, 0, 0.39, 0.3, deep),
  ].join('');
}

export const war: readonly Motif[] = [
  { draw: searchlights, sky: 'busy' },
  { draw: sunset, sky: 'ground', isLow: true },
];
