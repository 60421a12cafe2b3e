import { circle, ellipse, line, type Point, path, pathOf, rect, repeat, tenth } from '../shapes.ts';
import { person, ridge, shadow, TURN } from './parts.ts';
import { block, disc, fill, type Motif, outline, type Stage } from './stage.ts';

function door(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  return [
    fill(stage, deep),
    outline(stage, '-.09,-.42 .09,-.42 .09,.3 -.09,.3', light),
    outline(stage, '-.09,.3 .09,.3 .6,bottom -.42,bottom', mid),
    shadow(x, y + unit * 0.3, unit * 0.3),
    person(stage, 0, 0.3, 0.3, deep),
    block(stage, 0.09, -0.42, 0.07, 0.75, ground),
  ].join('');
}

function eye(stage: Stage): string {
  const { random, x, y, unit, ground, deep, mid, light } = stage;
  const [wide, tall] = [unit * 0.44, unit * 0.26];
  const lids = pathOf`M${x - wide} ${y}Q${x} ${y - tall * 2} ${x + wide} ${y}Q${x} ${y + tall * 2} ${x - wide} ${y}Z`;
  const iris = repeat(40, (index) => {
    const angle = (index / 40) * TURN;
    const at = (radius: number): Point => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    return line(at(tall * 0.45), at(tall * 0.88), deep, unit * 0.005);
  });
  const tears = repeat(3, (index) => {
    const [left, top] = [x - unit * 0.12 + index * unit * 0.11, y + tall * 0.85];
    return rect(left, top, unit * 0.022, unit * random.between(0.12, 0.45), mid, { rx: tenth(unit * 0.011) });
  });
  return [
    fill(stage, ground),
    path(lids, light),
    circle(x, y, tall * 0.92, mid),
    iris,
    circle(x, y, tall * 0.45, deep),
    circle(x + tall * 0.2, y - tall * 0.22, tall * 0.12, light),
    tears,
  ].join('');
}

function teeth(stage: Stage): string {
  const { random, width, height, unit, deep, mid, light } = stage;
  const count = Math.round((width / unit) * 7);
  const wide = width / count;
  let [upper, lower] = ['', ''];
  for (let index = 0; index < count; index += 1) {
    const left = (width * index) / count;
    upper += pathOf`M${left} 0L${left + wide} 0L${left + wide / 2} ${height * random.between(0.16, 0.34)}Z`;
    const tip = height - height * random.between(0.16, 0.36);
    lower += pathOf`M${left} ${height}L${left + wide} ${height}L${left + wide / 2} ${tip}Z`;
  }
  const prey = disc(stage, 0, 0, 0.22, deep) + person(stage, 0, 0.16, 0.28, light);
  return fill(stage, mid) + prey + path(upper, deep) + path(lower, deep);
}

function branches(stage: Stage): string {
  const { height, x, unit, ground, deep, light } = stage;
  const moon = disc(stage, 0, -0.08, 0.31, light);
  const near = branch(stage, [x - unit * 0.3, height], -1.35, unit * 0.34, unit * 0.05, 7);
  const far = branch(stage, [x + unit * 0.42, height], -1.8, unit * 0.26, unit * 0.035, 6);
  return fill(stage, ground) + moon + near + far + ridge(stage, height * 0.94, unit * 0.03, 20, deep);
}

/** A branch that splits in two until no generations are left. */
function branch(stage: Stage, from: Point, angle: number, long: number, thick: number, generations: number): string {
  if (generations === 0) return '';
  const { random, deep } = stage;
  const to: Point = [from[0] + Math.cos(angle) * long, from[1] + Math.sin(angle) * long];
  const next = (turn: number) => branch(stage, to, angle + turn, long * 0.74, thick * 0.66, generations - 1);
  const bough = line(from, to, deep, thick, { 'stroke-linecap': 'round' });
  const left = next(-random.between(0.2, 0.7));
  return bough + left + next(random.between(0.2, 0.7));
}

function pit(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const rings = repeat(9, (index) => {
    const share = index / 9;
    const ink = index % 2 ? deep : ([mid, ground, light][(index >> 1) % 3] ?? mid);
    return ellipse(x, y + share * unit * 0.1, unit * 0.5 * (1 - share), unit * 0.62 * (1 - share), ink);
  });
  return fill(stage, deep) + rings;
}

export const horror: readonly Motif[] = [
  { draw: door, sky: 'deep' },
  { draw: eye, sky: 'ground', isLow: true },
  { draw: teeth, sky: 'busy' },
  { draw: branches, sky: 'ground' },
  { draw: pit, sky: 'busy' },
];
