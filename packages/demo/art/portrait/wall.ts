import { circle, polygon, rect, repeat, ring } from '../shapes.ts';
import { type Bust, CANVAS, type GroundName } from './bust.ts';

const { width: WIDTH, height: HEIGHT } = CANVAS;

/** Background of a portrait. */
const GROUNDS: Record<GroundName, (bust: Bust) => string> = {
  moon: ({ x, y, lamp, papers }) => circle(x - lamp * 60, y - 20, 250, papers.lit, { opacity: 0.9 }),
  beam: ({ x, lamp, papers }) =>
    polygon(
      [
        [x - lamp * 420, -20],
        [x - lamp * 220, -20],
        [x + lamp * 240, HEIGHT],
        [x - lamp * 330, HEIGHT],
      ],
      papers.lit,
      { opacity: 0.5 },
    ),
  rings: ({ x, y, papers }) => repeat(6, (index) => ring(x, y, 150 + index * 52, papers.lit, 16, { opacity: 0.32 })),
  split: ({ lamp, papers }) => rect(lamp > 0 ? 0 : WIDTH / 2, 0, WIDTH / 2, HEIGHT, papers.clothes),
};

export function drawWall(bust: Bust): string {
  return rect(0, 0, WIDTH, HEIGHT, bust.papers.ground) + GROUNDS[bust.ground](bust);
}
