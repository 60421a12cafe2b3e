import { circle, faded, figure, path, polygon, rect } from '../svg.ts';
import { ground, type Motif, repeat } from './stage.ts';

/** Outdoors: every one turns around a sun. */
export const suns = {
  sea: (stage, [g, deep, mid, light]) => {
    const { width, height, x, y, unit } = stage;
    const horizon = y + unit * 0.12;
    return (
      ground(stage, g) +
      circle(x, horizon - unit * 0.04, unit * 0.3, mid) +
      rect(0, horizon, width, height - horizon, deep) +
      repeat(6, (i) =>
        rect(
          x - unit * (0.27 - i * 0.035),
          horizon + unit * (0.05 + i * 0.055),
          unit * (0.54 - i * 0.07),
          unit * 0.014,
          i % 2 ? mid : light,
        ),
      ) +
      repeat(3, (i) => figure(x + unit * (0.36 + i * 0.075), horizon + unit * 0.01, unit * (0.17 - i * 0.035), deep))
    );
  },

  skyline: (stage, [g, deep, mid, light]) => {
    const { width, height, x, y, unit } = stage;
    const columns = Math.ceil(width / (unit * 0.11));
    const step = width / columns;
    const roof = (i: number) => y + unit * (0.06 + 0.24 * Math.abs(Math.sin(i * 2.4)));
    return (
      ground(stage, g) +
      circle(x, y - unit * 0.06, unit * 0.3, mid) +
      repeat(columns, (i) => rect(i * step - 1, roof(i), step + 2, height, deep)) +
      repeat(columns, (i) =>
        i % 3 === 1
          ? ''
          : rect(i * step + step * 0.3, roof(i) + unit * 0.07, step * 0.16, step * 0.24, i % 2 ? light : mid),
      )
    );
  },

  road: (stage, [g, deep, mid, light]) => {
    const { width, height, x, y, unit } = stage;
    const top = y + unit * 0.1;
    return (
      ground(stage, g) +
      circle(x, top - unit * 0.02, unit * 0.34, light) +
      path(`M0 ${height}V${top + unit * 0.12}Q${x} ${top - unit * 0.2} ${width} ${top + unit * 0.12}V${height}Z`, mid) +
      polygon(
        [
          [x - unit * 0.035, top - unit * 0.03],
          [x + unit * 0.035, top - unit * 0.03],
          [x + unit * 0.42, height],
          [x - unit * 0.42, height],
        ],
        deep,
      ) +
      repeat(4, (i) =>
        rect(
          x - unit * (0.006 + i * 0.004),
          top + unit * (0.04 + i * 0.11),
          unit * (0.012 + i * 0.008),
          unit * 0.055,
          light,
        ),
      ) +
      figure(x - unit * 0.3, top + unit * 0.3, unit * 0.3, deep) +
      figure(x - unit * 0.17, top + unit * 0.3, unit * 0.19, deep)
    );
  },

  spikes: (stage, [g, deep, mid, light]) => {
    const { height, x, y, unit } = stage;
    const points = Array.from({ length: 48 }, (_, i) => {
      const reach = unit * (i % 2 ? 0.31 : i % 4 ? 0.52 : 0.44);
      const angle = (i / 48) * Math.PI * 2;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    });
    const tall = height - y + unit * 0.12;
    return (
      ground(stage, g) +
      polygon(points, mid) +
      circle(x, y, unit * 0.25, light) +
      figure(x, height, tall, deep) +
      rect(x + tall * 0.22, height - tall * 1.08, tall * 0.022, tall * 1.08, deep)
    );
  },

  sunburst: (stage, [g, deep, mid, light]) => {
    const { width, height, x, y, unit } = stage;
    const far = width + height;
    return (
      ground(stage, g) +
      repeat(16, (i) => {
        const from = (i / 16) * Math.PI * 2;
        const to = from + Math.PI / 16;
        return polygon(
          [
            [x, y],
            [x + Math.cos(from) * far, y + Math.sin(from) * far],
            [x + Math.cos(to) * far, y + Math.sin(to) * far],
          ],
          light,
        );
      }) +
      circle(x, y, unit * 0.17, mid) +
      figure(x - unit * 0.13, height, unit * 0.56, deep) +
      figure(x + unit * 0.15, height, unit * 0.46, mid)
    );
  },

  spears: (stage, [g, deep, mid, light]) => {
    const { width, height, x, y, unit } = stage;
    const spear = (i: number) => {
      const at = x + (i - 3) * unit * 0.115;
      const top = y - unit * (0.5 - Math.abs(i - 3) * 0.035);
      return (
        rect(at - unit * 0.008, top, unit * 0.016, height, deep) +
        polygon(
          [
            [at, top - unit * 0.09],
            [at + unit * 0.028, top],
            [at - unit * 0.028, top],
          ],
          deep,
        )
      );
    };
    return (
      ground(stage, g) +
      circle(x, y - unit * 0.12, unit * 0.3, mid) +
      repeat(7, spear) +
      path(
        `M0 ${height}V${height - unit * 0.12}Q${x} ${height - unit * 0.3} ${width} ${height - unit * 0.1}V${height}Z`,
        deep,
      ) +
      repeat(9, (i) =>
        faded(
          0.35,
          polygon(
            [
              [i * width * 0.13, 0],
              [i * width * 0.13 + 3, 0],
              [i * width * 0.13 - unit * 0.18, height],
              [i * width * 0.13 - unit * 0.18 - 3, height],
            ],
            light,
          ),
        ),
      )
    );
  },
} satisfies Record<string, Motif>;
