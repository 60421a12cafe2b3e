import { circle, line, type Point, path, pathOf, polygon, rect, repeat, stroke } from '../shapes.ts';
import { hill, person } from './parts.ts';
import { disc, fill, floor, type Motif, outline, type Stage } from './stage.ts';

function kite(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const at = (right: number, down: number): Point => [x + unit * right, y + unit * down];
  const string = pathOf`M${x - unit * 0.1} ${y + unit * 0.06}C${x} ${y + unit * 0.2} ${x + unit * 0.1} ${y + unit * 0.1} ${x + unit * 0.2} ${y + unit * 0.3}`;
  return [
    fill(stage, ground),
    disc(stage, 0.25, -0.3, 0.11, light),
    outline(stage, '-.1,-.4 .08,-.2 -.1,.06 -.28,-.2', mid),
    line(at(-0.1, -0.4), at(-0.1, 0.06), light, unit * 0.006),
    line(at(-0.28, -0.2), at(0.08, -0.2), light, unit * 0.006),
    path(string, 'none', stroke(deep, unit * 0.006)),
    hill(stage, y + unit * 0.4, unit * 0.06, deep),
    person(stage, 0.2, 0.42, 0.17, deep),
  ].join('');
}

function street(stage: Stage): string {
  const { random, height, x, y, unit, ground, deep, mid, light } = stage;
  const wide = unit * 0.17;
  const houses = repeat(7, (index) => {
    const place = index - 3;
    const [centre, eaves] = [x + place * unit * 0.2, y + unit * 0.36 - unit * random.between(0.2, 0.36)];
    const roof: Point[] = [
      [centre - wide * 0.6, eaves],
      [centre, eaves - unit * 0.1],
      [centre + wide * 0.6, eaves],
    ];
    return [
      rect(centre - wide / 2, eaves, wide, height, place % 2 ? deep : mid),
      polygon(roof, light),
      rect(centre - wide * 0.13, eaves + unit * 0.06, wide * 0.26, wide * 0.3, ground),
    ].join('');
  });
  return fill(stage, ground) + disc(stage, -0.2, -0.3, 0.12, light) + houses + floor(stage, 0.44, deep);
}

/** A paper boat on a puddle. */
function paperBoat(stage: Stage): string {
  const { width, x, y, unit, ground, deep, mid, light } = stage;
  const wave = (down: number, ink: string) => {
    const start = pathOf`M-10 ${y + unit * down}`;
    const humps = repeat(
      Math.ceil(width / (unit * 0.3)) + 1,
      () => pathOf`q${unit * 0.075} ${-unit * 0.06} ${unit * 0.15} 0t${unit * 0.15} 0`,
    );
    return path(`${start}${humps}V9999H-10Z`, ink);
  };
  return [
    fill(stage, ground),
    disc(stage, 0.28, -0.3, 0.1, light),
    outline(stage, '-.02,-.28 .2,.08 -.22,.08', light),
    outline(stage, '-.02,-.28 -.02,.08 -.22,.08', mid, { opacity: 0.55 }),
    outline(stage, '-.38,.06 .34,.06 .2,.24 -.24,.24', light),
    outline(stage, '-.38,.06 -.02,.06 -.1,.24 -.24,.24', mid, { opacity: 0.4 }),
    wave(0.22, mid),
    wave(0.34, deep),
    circle(x - unit * 0.3, y - unit * 0.24, unit * 0.035, light, { opacity: 0.8 }),
  ].join('');
}

export const family: readonly Motif[] = [
  { draw: kite, sky: 'ground', isLow: true },
  { draw: street, sky: 'ground' },
  { draw: paperBoat, sky: 'ground', isLow: true },
];
