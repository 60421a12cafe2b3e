import { line, path, pathOf, rect, repeat, stroke, tenth } from '../shapes.ts';
import { person, ridge, TURN } from './parts.ts';
import { block, disc, fill, floor, type Motif, type Stage } from './stage.ts';

const SPIKES = 22;

/** A sun of blades, as on posters of the sertão, and a person with a spear. */
function spear(stage: Stage): string {
  const { random, x, y, unit, ground, deep, mid, light } = stage;
  const knives = repeat(SPIKES, (index) => {
    const angle = (index / SPIKES) * TURN;
    const tip = angle + 3.1415 / SPIKES;
    const reach = unit * random.between(0.42, 0.62);
    const base = pathOf`${x + Math.cos(angle) * unit * 0.27} ${y + Math.sin(angle) * unit * 0.27}`;
    return `${index ? 'L' : 'M'}${base}${pathOf`L${x + Math.cos(tip) * reach} ${y + Math.sin(tip) * reach}`}`;
  });
  return [
    fill(stage, ground),
    path(`${knives}Z`, mid),
    disc(stage, 0, 0, 0.22, light),
    floor(stage, 0.44, deep),
    person(stage, -0.02, 0.45, 0.5, deep),
    line([x + unit * 0.1, y + unit * 0.45], [x + unit * 0.18, y - unit * 0.1], deep, unit * 0.012),
  ].join('');
}

function desert(stage: Stage): string {
  const { y, unit, ground, deep, mid, light } = stage;
  const land = ridge(stage, y + unit * 0.22, unit * 0.04, 12, deep);
  const plants = cactus(stage, -0.34, 0.34) + cactus(stage, 0.3, 0.46) + cactus(stage, 0.44, 0.24);
  return fill(stage, ground) + disc(stage, 0, 0.02, 0.3, mid) + land + plants + person(stage, 0, 0.26, 0.24, light);
}

function cactus({ x: focus, y, unit, deep }: Stage, right: number, tall: number): string {
  const [x, foot, thick, height] = [focus + right * unit, y + unit * 0.26, unit * 0.045, tall * unit];
  const arm = { ...stroke(deep, thick * 0.8), 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return [
    rect(x - thick / 2, foot - height, thick, height, deep, { rx: tenth(thick / 2) }),
    path(pathOf`M${x} ${foot - height * 0.4}h${unit * 0.08}v${-height * 0.3}`, 'none', arm),
    path(pathOf`M${x} ${foot - height * 0.55}h${-unit * 0.07}v${-height * 0.2}`, 'none', arm),
  ].join('');
}

function saguaro(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const arm = (side: number, down: number, tall: number) =>
    path(pathOf`M${x} ${y + unit * down}h${side * unit * 0.2}v${-unit * tall}`, 'none', {
      ...stroke(deep, unit * 0.085),
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    });
  return [
    fill(stage, ground),
    disc(stage, 0.16, -0.12, 0.3, light),
    disc(stage, 0.16, -0.12, 0.23, mid),
    block(stage, -0.065, -0.38, 0.13, 0.8, deep, { rx: 40 }),
    arm(-1, 0.06, 0.2),
    arm(1, -0.04, 0.22),
    floor(stage, 0.38, deep),
  ].join('');
}

export const western: readonly Motif[] = [
  { draw: spear, sky: 'busy' },
  { draw: desert, sky: 'ground' },
  { draw: saguaro, sky: 'ground' },
];
