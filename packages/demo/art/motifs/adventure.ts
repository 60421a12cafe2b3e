import { type Point, path, polygon, repeat, ring } from '../shapes.ts';
import { hill, person, ray, ridge } from './parts.ts';
import { block, disc, fill, type Motif, outline, type Stage } from './stage.ts';

function mountains(stage: Stage): string {
  const { width, y, unit, ground, deep, mid, light } = stage;
  return [
    fill(stage, ground),
    disc(stage, 0.1, -0.12, 0.2, light),
    ridge(stage, y + unit * 0.12, unit * 0.26, Math.round((width / unit) * 5), mid),
    ridge(stage, y + unit * 0.26, unit * 0.18, Math.round((width / unit) * 7), deep),
    person(stage, -0.05, 0.12, 0.1, light),
  ].join('');
}

function compass(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const needles = repeat(8, (index) => {
    const isMinor = index % 2 === 1;
    const at = (turn: number, reach: number): Point => {
      const angle = (index * Math.PI) / 4 + turn;
      return [x + Math.cos(angle) * unit * reach, y + Math.sin(angle) * unit * reach];
    };
    const tip = at(0, isMinor ? 0.24 : 0.46);
    const shaded = polygon([[x, y], at(0.35, 0.09), tip], isMinor ? deep : mid);
    return shaded + polygon([[x, y], at(-0.35, 0.09), tip], light);
  });
  const dial = ring(x, y, unit * 0.42, deep, unit * 0.012) + ring(x, y, unit * 0.38, light, unit * 0.005);
  return fill(stage, ground) + dial + needles;
}

function valleys(stage: Stage): string {
  const { y, unit, ground, deep, mid, light } = stage;
  const land = [mid, deep, ground, mid, deep, deep].map((ink, index) =>
    hill(stage, y + unit * (0.02 + index * 0.12), unit * 0.1, ink),
  );
  return fill(stage, ground) + disc(stage, 0, -0.2, 0.17, light) + land.join('') + person(stage, 0, 0.03, 0.1, deep);
}

function lighthouse(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const stripes = [0.02, 0.2].map((down) =>
    block(stage, -0.085 - down * 0.1, down - 0.06, 0.17 + down * 0.2, 0.08, mid),
  );
  return [
    fill(stage, ground),
    path(ray(x, y - unit * 0.24, -0.32, 0.02, unit * 2), light, { opacity: 0.55 }),
    path(ray(x, y - unit * 0.24, 2.95, 3.3, unit * 2), light, { opacity: 0.35 }),
    outline(stage, '-.07,-.18 .07,-.18 .13,.36 -.13,.36', light),
    ...stripes,
    block(stage, -0.1, -0.2, 0.2, 0.03, deep),
    block(stage, -0.055, -0.29, 0.11, 0.09, light),
    outline(stage, '-.08,-.29 0,-.38 .08,-.29', deep),
    hill(stage, y + unit * 0.36, unit * 0.07, deep),
  ].join('');
}

export const adventure: readonly Motif[] = [
  { draw: mountains, sky: 'ground', isLow: true },
  { draw: compass, sky: 'ground' },
  { draw: valleys, sky: 'ground', isLow: true },
  { draw: lighthouse, sky: 'busy' },
];
