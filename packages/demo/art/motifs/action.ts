import { type Point, path, polygon, repeat } from '../shapes.ts';
import { person, ray, TURN } from './parts.ts';
import { disc, fill, type Motif, outline, type Stage } from './stage.ts';

function explosion(stage: Stage): string {
  const { random, x, y, unit, ground, deep, mid, light } = stage;
  const rays = repeat(24, (index) => {
    const angle = (index / 24) * TURN;
    const end = angle + (TURN / 24) * random.between(0.35, 0.6);
    return path(ray(x, y, angle, end, unit * 2), index % 3 ? deep : mid);
  });
  return fill(stage, ground) + rays + disc(stage, 0, 0, 0.2, light) + person(stage, 0, 0.24, 0.44, deep);
}

function speed(stage: Stage): string {
  const { random, x, y, unit, ground, deep, mid, light } = stage;
  const streaks = repeat(12, (index) => {
    const left = x - unit * 0.7 + index * unit * 0.13;
    const [wide, long] = [unit * random.between(0.02, 0.09), unit * random.between(0.3, 1)];
    const [low, high, lean] = [y + long * 0.5, y - long * 0.5, long * 0.45];
    const streak: Point[] = [
      [left, low],
      [left + wide, low],
      [left + wide + lean, high],
      [left + lean, high],
    ];
    return polygon(streak, random.pick([ground, mid, light, ground]));
  });
  return fill(stage, deep) + streaks;
}

function chevrons(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const rows = repeat(6, (index) => {
    const at = (right: number, down: number): Point => [
      x + unit * right,
      y - unit * 0.4 + index * unit * 0.17 + unit * down,
    ];
    const corners = [at(-0.42, 0.22), at(0, 0), at(0.42, 0.22), at(0.42, 0.31), at(0, 0.09), at(-0.42, 0.31)];
    return polygon(corners, [deep, mid, light][index % 3] ?? deep);
  });
  return fill(stage, ground) + rows;
}

function road(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const marks = repeat(4, (index) => {
    const [top, bottom] = [y + unit * (0.2 + index * 0.1), y + unit * (0.25 + index * 0.11)];
    const mark: Point[] = [
      [x - unit * 0.002 - index * unit * 0.006, top],
      [x + unit * 0.012 + index * unit * 0.006, top],
      [x + unit * 0.016 + index * unit * 0.009, bottom],
      [x - unit * 0.006 - index * unit * 0.009, bottom],
    ];
    return polygon(mark, light);
  });
  return [
    fill(stage, mid),
    disc(stage, 0, -0.06, 0.32, light),
    outline(stage, 'left,bottom left,.3 -.05,.16 right,.36 right,bottom', deep),
    outline(stage, '-.02,.17 .03,.17 .35,bottom -.3,bottom', ground),
    marks,
  ].join('');
}

function lightning(stage: Stage): string {
  const { ground, deep, mid, light } = stage;
  return [
    fill(stage, ground),
    disc(stage, 0, 0, 0.42, mid),
    outline(stage, '.1,-.52 -.2,.05 -.02,.05 -.12,.5 .24,-.1 .04,-.1 .2,-.52', deep),
    outline(stage, '.06,-.52 -.24,.05 -.06,.05 -.16,.5 .2,-.1 0,-.1 .16,-.52', light),
  ].join('');
}

export const action: readonly Motif[] = [
  { draw: explosion, sky: 'busy' },
  { draw: speed, sky: 'busy' },
  { draw: chevrons, sky: 'ground', isLow: true },
  { draw: road, sky: 'mid', isLow: true },
  { draw: lightning, sky: 'busy' },
];
