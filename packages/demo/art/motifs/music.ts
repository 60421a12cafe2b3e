import { path, pathOf, rect, repeat, ring, stroke, tenth } from '../shapes.ts';
import { disc, fill, type Motif, type Stage } from './stage.ts';

function record(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const grooves = repeat(9, (index) =>
    ring(x, y, unit * (0.2 + index * 0.023), ground, unit * 0.002, { opacity: 0.6 }),
  );
  const glare = pathOf`M${x} ${y}L${x + unit * 0.39} ${y - unit * 0.16}A${unit * 0.42} ${unit * 0.42} 0 0 1 ${x + unit * 0.41} ${y + unit * 0.08}Z`;
  return [
    fill(stage, ground),
    disc(stage, 0, 0, 0.42, deep),
    grooves,
    disc(stage, 0, 0, 0.15, mid),
    disc(stage, 0, 0, 0.025, light),
    path(glare, light, { opacity: 0.2 }),
  ].join('');
}

function levels(stage: Stage): string {
  const { random, width, y, unit, ground, deep, mid, light } = stage;
  const count = Math.round((width / unit) * 11);
  const step = width / count;
  const bars = repeat(count, (index) => {
    const tall = unit * random.between(0.12, 0.8);
    const ink = [mid, light, deep][index % 3] ?? mid;
    const left = (width * (index + 0.18)) / count;
    return rect(left, y + unit * 0.4 - tall, step * 0.64, tall, ink, { rx: tenth(step * 0.3) });
  });
  return fill(stage, ground) + bars;
}

function strings(stage: Stage): string {
  const { width, y, unit, ground, deep, mid, light } = stage;
  const lines = repeat(13, (index) => {
    let trace = '';
    for (let right = -10; right <= width + 10; right += unit / 24) {
      const swing = Math.sin((right / unit) * 7 + index * 0.38) * unit * 0.11;
      trace += (trace ? 'L' : 'M') + pathOf`${right} ${y - unit * 0.3 + index * unit * 0.05 + swing}`;
    }
    return path(trace, 'none', stroke([deep, mid, light][index % 3] ?? deep, unit * 0.02));
  });
  return fill(stage, ground) + lines;
}

function microphone(stage: Stage): string {
  const { x, y, unit, ground, deep, mid, light } = stage;
  const mesh = repeat(5, (index) =>
    rect(x - unit * 0.16, y - unit * 0.34 + index * unit * 0.07, unit * 0.32, unit * 0.014, deep, { opacity: 0.6 }),
  );
  const cradle = pathOf`M${x - unit * 0.24} ${y - unit * 0.1}v${unit * 0.06}a${unit * 0.24} ${unit * 0.24} 0 0 0 ${unit * 0.48} 0v${-unit * 0.06}`;
  return [
    fill(stage, ground),
    disc(stage, 0, -0.1, 0.42, mid),
    rect(x - unit * 0.16, y - unit * 0.4, unit * 0.32, unit * 0.5, light, { rx: tenth(unit * 0.16) }),
    mesh,
    path(cradle, 'none', stroke(deep, unit * 0.045)),
    rect(x - unit * 0.022, y + unit * 0.18, unit * 0.044, unit * 0.26, deep),
    rect(x - unit * 0.16, y + unit * 0.42, unit * 0.32, unit * 0.045, deep, { rx: 6 }),
  ].join('');
}

export const music: readonly Motif[] = [
  { draw: record, sky: 'ground' },
  { draw: levels, sky: 'ground', isLow: true },
  { draw: strings, sky: 'ground' },
  { draw: microphone, sky: 'busy' },
];
