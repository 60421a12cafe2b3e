import { clipped } from '../definitions.ts';
import { circle, path, pathOf, rect, repeat, stroke } from '../shapes.ts';
import { type Bust, CANVAS, crownOf, type HairName } from './bust.ts';

/** Hair in three layers: behind the head, on the forehead, on top of all. */
interface Cut {
  behind?: (bust: Bust) => string;
  /** The `d` of a path that ends above the head and is clipped to the head. */
  fringe?: (bust: Bust) => string;
  above?: (bust: Bust) => string;
}

/** From the last point of a fringe over the crown and back to the first. */
function overTheCrown({ x, y, halfWidth: w, halfHeight: h }: Bust): string {
  return pathOf`V${y - h * 1.2}H${x - w * 1.1}Z`;
}

function dome({ x, halfWidth: w, hairPaper }: Bust, reach: number, top: number, drop: number): string {
  const wide = w * reach;
  const arc = pathOf`M${x - wide} ${top + drop}V${top}a${wide} ${wide * 1.12} 0 0 1 ${2 * wide} 0V${top + drop}Z`;
  return path(arc, hairPaper);
}

const CUTS: Record<HairName, Cut> = {
  bald: {},
  short: {
    fringe: (bust) => {
      const { x, y, halfWidth: w, halfHeight: h } = bust;
      const line = pathOf`M${x - w * 1.1} ${y - h * 0.1}C${x - w * 0.9} ${y - h * 0.62} ${x + w * 0.2} ${y - h * 0.7} ${x + w * 1.1} ${y - h * 0.16}`;
      return line + overTheCrown(bust);
    },
    above: ({ x, y, halfWidth: w, halfHeight: h, hairPaper }) => {
      const outer = pathOf`M${x - w * 1.02} ${y - h * 0.1}C${x - w * 1.15} ${y - h * 1.22} ${x + w * 1.15} ${y - h * 1.22} ${x + w * 1.02} ${y - h * 0.1}`;
      const inner = pathOf`C${x + w * 0.8} ${y - h * 0.7} ${x - w * 0.8} ${y - h * 0.7} ${x - w * 1.02} ${y - h * 0.1}Z`;
      return path(outer + inner, hairPaper);
    },
  },
  long: {
    behind: (bust) => dome(bust, 1.32, bust.y - 30, 400),
    fringe: ({ x, y, halfWidth: w, halfHeight: h }) => {
      const left = pathOf`M${x} ${y - h * 0.98}C${x - w * 0.2} ${y - h * 0.4} ${x - w * 0.8} ${y - h * 0.3} ${x - w * 1.1} ${y + h * 0.2}`;
      const right = pathOf`V${y - h * 1.2}H${x + w * 1.1}V${y + h * 0.2}C${x + w * 0.8} ${y - h * 0.3} ${x + w * 0.2} ${y - h * 0.4} ${x} ${y - h * 0.98}Z`;
      return left + right;
    },
  },
  bob: {
    behind: ({ x, y, halfWidth: w, halfHeight: h, hairPaper }) => {
      const crown = pathOf`M${x - w * 1.22} ${y - 30}C${x - w * 1.3} ${y - h * 1.5} ${x + w * 1.3} ${y - h * 1.5} ${x + w * 1.22} ${y - 30}`;
      const right = pathOf`C${x + w * 1.3} ${y + 60} ${x + w * 1.42} ${y + 110} ${x + w * 1.1} ${y + 128}`;
      const left = pathOf`H${x - w * 1.1}C${x - w * 1.42} ${y + 110} ${x - w * 1.3} ${y + 60} ${x - w * 1.22} ${y - 30}Z`;
      return path(crown + right + left, hairPaper);
    },
    fringe: (bust) => {
      const { x, y, halfWidth: w, halfHeight: h } = bust;
      return (
        pathOf`M${x - w * 1.1} ${y - h * 0.28}Q${x} ${y - h * 0.42} ${x + w * 1.1} ${y - h * 0.28}` + overTheCrown(bust)
      );
    },
  },
  bun: {
    behind: ({ x, y, halfHeight: h, hairPaper }) => circle(x + 10, y - h * 1.2, 66, hairPaper),
    fringe: (bust) => {
      const { x, y, halfWidth: w, halfHeight: h } = bust;
      const left = pathOf`M${x - w * 1.1} ${y - h * 0.05}Q${x - w * 0.5} ${y - h * 0.78} ${x} ${y - h * 0.72}`;
      return left + pathOf`Q${x + w * 0.5} ${y - h * 0.78} ${x + w * 1.1} ${y - h * 0.05}` + overTheCrown(bust);
    },
  },
  curly: {
    behind: ({ x, y, halfWidth: w, halfHeight: h, hairPaper }) => {
      const curls = repeat(16, (index) => {
        const angle = Math.PI + (index / 15) * Math.PI;
        return circle(x + Math.cos(angle) * w * 1.12, y - 30 + Math.sin(angle) * h * 1.02, 58, hairPaper);
      });
      const sides = circle(x - w * 1.15, y + 10, 56, hairPaper) + circle(x + w * 1.15, y + 10, 56, hairPaper);
      return curls + circle(x, y - 70, w * 1.25, hairPaper) + sides;
    },
    fringe: (bust) => {
      const { x, y, halfWidth: w, halfHeight: h } = bust;
      const start = pathOf`M${x - w * 1.1} ${y - h * 0.3}`;
      return `${start}q30 -50 60 -14q30 -50 66 -8q34 -40 62 6q40 -40 70 20${overTheCrown(bust)}`;
    },
  },
  quiff: {
    fringe: (bust) => {
      const { x, y, halfWidth: w, halfHeight: h } = bust;
      const left = pathOf`M${x - w * 1.1} ${y - h * 0.2}L${x - w * 0.8} ${y - h * 0.6}Q${x + w * 0.1} ${y - h * 0.44} ${x + w * 0.72} ${y - h * 0.64}`;
      return left + pathOf`L${x + w * 1.1} ${y - h * 0.15}` + overTheCrown(bust);
    },
    above: ({ x, y, halfWidth: w, halfHeight: h, hairPaper }) =>
      path(
        pathOf`M${x - w * 0.85} ${y - h * 0.6}C${x - w} ${y - h * 1.35} ${x + w * 1.2} ${y - h * 1.5} ${x + w * 0.96} ${y - h * 0.52}Z`,
        hairPaper,
      ),
  },
  waves: {
    behind: (bust) => {
      const { x, y, halfWidth: w, hairPaper } = bust;
      const locks = repeat(4, (index) => {
        const top = y + 40 + index * 56;
        return circle(x - w * 1.2, top, 48, hairPaper) + circle(x + w * 1.2, top, 48, hairPaper);
      });
      return dome(bust, 1.36, y - 20, 190) + locks;
    },
    fringe: ({ x, y, halfWidth: w, halfHeight: h }) => {
      const left = pathOf`M${x - w * 0.35} ${y - h * 0.98}C${x - w * 0.4} ${y - h * 0.5} ${x - w * 0.9} ${y - h * 0.4} ${x - w * 1.1} ${y}`;
      const right = pathOf`V${y - h * 1.2}H${x + w * 1.1}V${y + 10}C${x + w * 0.7} ${y - h * 0.3} ${x + w * 0.2} ${y - h * 0.4} ${x - w * 0.35} ${y - h * 0.98}Z`;
      return left + right;
    },
  },
};

export const hairBehind = (bust: Bust) => CUTS[bust.hair].behind?.(bust) ?? '';
export const hairAbove = (bust: Bust) => CUTS[bust.hair].above?.(bust) ?? '';

export function hairFringe(bust: Bust): string {
  const fringe = CUTS[bust.hair].fringe?.(bust);
  return fringe ? path(fringe, bust.hairPaper) : '';
}

/** Covers the thin line of skin that would show where fringe and crown meet at the edge of the head. */
export function hairSeam(bust: Bust): string {
  if (!CUTS[bust.hair].fringe) return '';
  const aboveTheTemples = rect(0, 0, CANVAS.width, bust.y - bust.halfHeight * 0.34, '#000');
  return clipped(aboveTheTemples, path(crownOf(bust), 'none', stroke(bust.hairPaper, 5)));
}
