import { clipped, gradient } from '../definitions.ts';
import { circle, ellipse, line, path, pathOf, rect, repeat, ring, stroke, tenth, turned } from '../shapes.ts';
import { figure, hill, person, stars } from './parts.ts';
import { disc, fill, type Motif, type Stage } from './stage.ts';

function planet(stage: Stage): string {
  const { random, height, x, y, unit, ground, deep, mid, light } = stage;
  const radius = unit * random.between(0.3, 0.4);
  const { definition, ink } = gradient(light, mid, random.between(30, 60));
  const night = circle(x + radius * 0.55, y + radius * 0.35, radius * 1.12, deep, { opacity: 0.78 });
  const orbit = (reach: number, colour: string, thickness: number) =>
    ellipse(x, y, radius * reach, radius * reach * 0.26, 'none', {
      ...stroke(colour, unit * thickness),
      ...turned(-18, x, y),
    });

  return [
    fill(stage, ground),
    stars(stage, height, 90),
    definition,
    circle(x, y, radius, ink),
    clipped(circle(x, y, radius, '#000'), night),
    orbit(1.35, light, 0.004) + orbit(1.5, mid, 0.018) + orbit(1.72, light, 0.004),
    figure(x - radius * 0.2, height * 0.985, unit * 0.1, light),
  ].join('');
}

function slicedSun(stage: Stage): string {
  const { random, width, height, x, y, unit, ground, deep, mid, light } = stage;
  const radius = unit * random.between(0.34, 0.42);
  const horizon = y + radius * 0.35;
  const slices = repeat(9, (i) => {
    const top = horizon - radius * 0.02 + i * i * unit * 0.0042 - radius * 0.72;
    return rect(x - radius, top, 2 * radius, unit * 0.004 + i * unit * 0.0034, ground);
  });
  const sun = circle(x, y, radius, mid) + circle(x, y - radius * 0.3, radius * 0.55, light, { opacity: 0.35 });
  return [
    fill(stage, ground),
    stars(stage, horizon, 50),
    clipped(rect(0, 0, width, horizon, '#000'), sun + slices),
    rect(0, horizon, width, height - horizon, deep),
    grid(stage, horizon),
    figure(x, horizon + unit * 0.12, unit * 0.15, ground),
  ].join('');
}

/** A plain in perspective. */
function grid({ width, height, x, unit, light }: Stage, horizon: number): string {
  const faint = { opacity: 0.5 };
  const furrows = repeat(29, (index) => {
    const lane = index - 14;
    return line([x + lane * unit * 0.03, horizon], [x + lane * unit * 0.42, height], light, unit * 0.003, faint);
  });
  const rows = repeat(8, (index) => {
    const depth = horizon + (index + 1) ** 2 * unit * 0.011;
    return line([0, depth], [width, depth], light, unit * 0.003, faint);
  });
  return furrows + rows;
}

function portal(stage: Stage): string {
  const { ground, deep, mid, light, x, y, unit } = stage;
  const arches = repeat(8, (index) => {
    const share = 1 - index / 8;
    const [width, height] = [unit * 0.92 * share, unit * 1.2 * share];
    const ink = [deep, mid, ground, light][index % 4] ?? deep;
    const top = y - height / 2 + unit * 0.04 * index;
    const isSolid = index % 4 === 3;
    return rect(x - width / 2, top, width, height, ink, { rx: tenth(width * 0.5), ...(!isSolid && { opacity: 0.92 }) });
  });
  return fill(stage, ground) + arches + person(stage, 0, 0.46, 0.17, deep);
}

function orbits(stage: Stage): string {
  const { random, height, x, y, unit, ground, mid, light } = stage;
  const sky = fill(stage, ground) + stars(stage, height, 40);
  const paths = repeat(7, (index) => {
    const number = 7 - index;
    const radius = unit * 0.085 * number;
    const isMinor = number % 3 !== 0;
    const way = isMinor
      ? ring(x, y, radius, light, unit * 0.0035, { opacity: 0.7 })
      : ring(x, y, radius, mid, unit * 0.014);
    const angle = random.next() * 6.28;
    const [right, down] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    return way + circle(right, down, unit * random.between(0.012, 0.04), random.pick([mid, light, light]));
  });
  return sky + paths + disc(stage, 0, 0, 0.075, light) + disc(stage, 0, 0, 0.05, mid);
}

function dunes(stage: Stage): string {
  const { height, x, y, unit, ground, deep, mid, light } = stage;
  const { definition, ink } = gradient(ground, mid, 90);
  const left = pathOf`M${x - unit * 0.5} ${height}C${x - unit * 0.1} ${y + unit * 0.5} ${x + unit * 0.1} ${y + unit * 0.42} ${x + unit * 0.05} ${y + unit * 0.26}`;
  const right = pathOf`C${x + unit * 0.3} ${y + unit * 0.5} ${x + unit * 0.6} ${height} ${x + unit * 0.6} ${height}Z`;
  return [
    definition,
    fill(stage, ink),
    disc(stage, 0.12, -0.18, 0.15, light),
    disc(stage, -0.2, -0.05, 0.06, light, { opacity: 0.7 }),
    hill(stage, y + unit * 0.18, unit * 0.14, mid),
    hill(stage, y + unit * 0.3, unit * 0.16, deep),
    path(left + right, light, { opacity: 0.14 }),
    person(stage, 0.05, 0.3, 0.13, light),
  ].join('');
}

export const scienceFiction: readonly Motif[] = [
  { draw: planet, sky: 'ground', isLow: true },
  { draw: slicedSun, sky: 'ground' },
  { draw: portal, sky: 'busy' },
  { draw: orbits, sky: 'ground' },
  { draw: dunes, sky: 'ground', isLow: true },
];
