import { circle, faded, figure, polygon, rect, ring } from '../svg.ts';
import { ground, type Motif, repeat } from './stage.ts';

/** Built things: light, walls and what stands between them. */
export const shapes = {
  beam: (stage, [g, deep, mid]) =>
    ground(stage, g) +
    polygon(
      [
        [stage.x - stage.unit * 0.48, 0],
        [stage.x + stage.unit * 0.54, 0],
        [stage.x + stage.unit * 0.13, stage.height],
        [stage.x - stage.unit * 0.16, stage.height],
      ],
      mid,
    ) +
    figure(stage.x, stage.height, stage.unit * 0.52, deep),

  chevrons: (stage, [g, , mid, light]) => {
    const { height, x, y, unit } = stage;
    const chevron = (top: number, ink: string) =>
      polygon(
        [
          [x, top],
          [x + unit * 0.42, top + unit * 0.26],
          [x + unit * 0.42, top + unit * 0.39],
          [x, top + unit * 0.13],
          [x - unit * 0.42, top + unit * 0.39],
          [x - unit * 0.42, top + unit * 0.26],
        ],
        ink,
      );
    return (
      ground(stage, g) +
      repeat(3, (i) => chevron(y - unit * (0.46 - i * 0.2), i === 1 ? light : mid)) +
      figure(x, height, unit * 0.3, light)
    );
  },

  window: (stage, [g, deep, mid, light]) => {
    const { height, x, y, unit } = stage;
    const pane = (column: number, row: number) =>
      rect(
        x - unit * 0.29 + column * unit * 0.3,
        y - unit * 0.42 + row * unit * 0.35,
        unit * 0.28,
        unit * 0.33,
        column + row === 1 ? light : mid,
      );
    return (
      ground(stage, g) +
      rect(x - unit * 0.33, y - unit * 0.46, unit * 0.66, height - y + unit * 0.46, deep) +
      repeat(4, (i) => pane(i % 2, i >> 1)) +
      circle(x + unit * 0.15, y - unit * 0.25, unit * 0.075, g) +
      rect(0, height - unit * 0.09, stage.width, unit * 0.09, light) +
      figure(x - unit * 0.42, height - unit * 0.03, unit * 0.44, deep)
    );
  },

  tower: (stage, [g, deep, mid, light]) => {
    const { width, height, x, y, unit } = stage;
    const sea = height - unit * 0.16;
    return (
      ground(stage, g) +
      circle(x - unit * 0.42, y - unit * 0.2, unit * 0.15, mid) +
      rect(x - unit * 0.2, y - unit * 0.34, unit * 0.5, height, light) +
      repeat(20, (i) =>
        rect(
          x - unit * 0.15 + (i % 4) * unit * 0.11,
          y - unit * 0.28 + (i >> 2) * unit * 0.14,
          unit * 0.07,
          unit * 0.08,
          i === 9 ? mid : deep,
        ),
      ) +
      rect(0, sea, width, height - sea, deep) +
      repeat(3, (i) => faded(0.5, rect(0, sea + unit * (0.04 + i * 0.04), width, unit * 0.008, g)))
    );
  },

  stairs: (stage, [g, deep, mid, light]) => {
    const { height, x, y, unit } = stage;
    const base = y + unit * 0.46;
    return (
      ground(stage, g) +
      rect(x - unit * 0.46, y - unit * 0.4, unit * 0.92, unit * 0.42, light) +
      rect(x - unit * 0.5, y - unit * 0.44, unit, unit * 0.05, deep) +
      rect(x - unit * 0.46, y + unit * 0.02, unit * 0.92, height, deep) +
      repeat(7, (i) =>
        rect(
          x - unit * 0.4 + i * unit * 0.08,
          y + unit * (0.06 + i * 0.058),
          unit * 0.8 - i * unit * 0.08,
          unit * 0.058,
          i % 2 ? mid : light,
        ),
      ) +
      figure(x - unit * 0.2, y + unit * 0.02, unit * 0.28, deep) +
      figure(x + unit * 0.3, base, unit * 0.24, mid)
    );
  },

  blinds: (stage, [g, deep, mid, light]) => {
    const { width, height, x, y, unit } = stage;
    return (
      ground(stage, g) +
      circle(x, y - unit * 0.02, unit * 0.36, mid) +
      figure(x, height + unit * 0.5, unit * 1.02, deep) +
      repeat(Math.ceil(height / (unit * 0.075)), (i) => rect(0, i * unit * 0.075, width, unit * 0.018, g)) +
      ring(x, y - unit * 0.02, unit * 0.44, unit * 0.006, light)
    );
  },
} satisfies Record<string, Motif>;
