import { circle, path, pathOf, rect, repeat, ring, stroke, tenth } from '../shapes.ts';
import { figure, skyline } from './parts.ts';
import { block, disc, fill, type Motif, outline, type Stage } from './stage.ts';

/** A man in a hat behind the blinds. */
function blinds(stage: Stage): string {
  const { width, height, x, y, unit, ground, deep, mid } = stage;
  const half = unit * 0.26;
  const shoulders = pathOf`M${x - half} ${y + unit * 0.34}Q${x - half} ${y + unit * 0.04} ${x} ${y + unit * 0.04}Q${x + half} ${y + unit * 0.04} ${x + half} ${y + unit * 0.34}L${x + half} ${height}L${x - half} ${height}Z`;
  const slats = repeat(30, (index) =>
    rect(0, (index * height) / 30, width, (height / 30) * 0.36, index % 2 ? ground : deep, { opacity: 0.55 }),
  );
  return [
    fill(stage, deep),
    disc(stage, 0, -0.02, 0.34, mid),
    disc(stage, 0, -0.1, 0.13, deep),
    path(shoulders, deep),
    block(stage, -0.2, -0.165, 0.4, 0.026, deep, { rx: 8 }),
    outline(stage, '-.115,-.155 -.09,-.27 .09,-.27 .115,-.155', deep),
    slats,
  ].join('');
}

function target(stage: Stage): string {
  const { random, x, y, unit, ground, deep, mid, light } = stage;
  const rings = repeat(6, (index) => circle(x, y, unit * 0.075 * (6 - index), (6 - index) % 2 ? mid : light));
  const [right, down] = [x + unit * 0.09, y - unit * 0.07];
  const cracks = repeat(9, (index) => {
    const [angle, long] = [index * 0.7 + random.between(-0.2, 0.2), unit * random.between(0.1, 0.26)];
    return pathOf`M${right} ${down}L${right + Math.cos(angle) * long} ${down + Math.sin(angle) * long}`;
  });
  const hole = circle(right, down, unit * 0.035, deep);
  return fill(stage, ground) + rings + hole + path(cracks, 'none', stroke(deep, unit * 0.006));
}

function city(stage: Stage): string {
  const { width, y, unit, ground, mid } = stage;
  const towers = skyline(stage, y + unit * 0.3, unit * 0.95, Math.round((width / unit) * 9));
  return fill(stage, ground) + disc(stage, 0.1, -0.12, 0.24, mid) + towers;
}

/** A person in a beam of light. */
function spotlight(stage: Stage): string {
  const { width, height, x, y, unit, ground, deep, mid } = stage;
  const floor = Math.min(height, y + unit * 0.5);
  const beam = pathOf`M${x - unit * 0.12} ${floor}L${x + unit * 0.12} ${floor}L${x + unit * 0.62} ${y - unit * 0.55}L${x - unit * 0.38} ${y - unit * 0.75}Z`;
  return [
    fill(stage, ground),
    path(beam, mid),
    figure(x, floor + unit * 0.04, unit * 0.5, deep),
    rect(0, floor + unit * 0.03, width, height, deep),
  ].join('');
}

function fingerprint(stage: Stage): string {
  const { random, x, y, unit, deep, mid, light } = stage;
  const lines = repeat(16, (index) => {
    const radius = unit * 0.03 * (index + 1);
    const centre = x + random.between(-0.01, 0.01) * unit;
    const dash = `${tenth(radius * random.between(3, 5))} ${tenth(unit * random.between(0.02, 0.08))}`;
    const turn = `rotate(${random.integer(0, 360)} ${tenth(x)} ${tenth(y)})`;
    const ink = index % 5 === 4 ? light : deep;
    return ring(centre, y + index * unit * 0.006, radius, ink, unit * 0.013, {
      'stroke-dasharray': dash,
      transform: turn,
    });
  });
  return fill(stage, mid) + lines;
}

export const crime: readonly Motif[] = [
  { draw: blinds, sky: 'busy' },
  { draw: target, sky: 'ground' },
  { draw: city, sky: 'ground', isLow: true },
  { draw: spotlight, sky: 'busy' },
  { draw: fingerprint, sky: 'busy' },
];
