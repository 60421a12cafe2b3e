import { createRandom } from '../hash.ts';
import { HAIR, HEAD } from './portrait-hair.ts';
import { circle, type Drawing, faded, path, polygon, rect, ring } from './svg.ts';

/** [ground, deep, shade, lit, clothes]: never a natural skin tone, because this is nobody's likeness. */
const PALETTES = [
  ['#2f4a63', '#121d2b', '#e98b5a', '#f6dfb8', '#c2542f'],
  ['#c8553d', '#2a0f12', '#f0b57a', '#ffe9c9', '#7c2330'],
  ['#3f6b5c', '#10211c', '#e7c46f', '#f7efd2', '#b4662f'],
  ['#e0b04f', '#2c1c10', '#cf5b3a', '#fff1d0', '#2f4a55'],
  ['#6d4a78', '#1d1126', '#f09a86', '#fde3cf', '#3a2a5c'],
  ['#a9bfc4', '#17262e', '#d8734f', '#f8ead6', '#3c6675'],
  ['#8a2c3a', '#24080e', '#e8a0a0', '#fde9dc', '#47203a'],
  ['#24505a', '#08181c', '#9fc4b0', '#eef3dc', '#d98a4a'],
] as const;

const { x: X, y: Y, halfWidth: W, halfHeight: H } = HEAD;

const HEAD_OUTLINE = `M${X - W} ${Y - H * 0.2}C${X - W} ${Y - H * 1.08} ${X + W} ${Y - H * 1.08} ${X + W} ${Y - H * 0.2}C${X + W} ${Y + H * 0.5} ${X + W * 0.62} ${Y + H} ${X} ${Y + H}C${X - W * 0.62} ${Y + H} ${X - W} ${Y + H * 0.5} ${X - W} ${Y - H * 0.2}Z`;

/** A cut-paper bust, eyes closed, half of the face lit by the lantern. The id picks paper, hair and ground. */
export function drawPortrait(personId: number): Drawing {
  const random = createRandom(`portrait|${personId}`);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const [ground, deep, shade, lit, clothes] = pick(PALETTES);
  const hair = pick(HAIR);
  const lamp = random() < 0.5 ? -1 : 1;
  const background = pick([
    circle(X - lamp * 60, Y - 20, 250, lit),
    Array.from({ length: 6 }, (_, i) => faded(0.32, ring(X, Y, 150 + i * 52, 16, lit))).join(''),
    faded(
      0.5,
      polygon(
        [
          [X - lamp * 420, -20],
          [X - lamp * 220, -20],
          [X + lamp * 240, 900],
          [X - lamp * 330, 900],
        ],
        lit,
      ),
    ),
  ]);

  return {
    width: 600,
    height: 900,
    shapes: [
      rect(0, 0, 600, 900, ground),
      background,
      hair.behind(deep),
      path(`M35 900C35 680 110 610 222 590H378C490 610 565 680 565 900Z`, clothes),
      path(`M238 430V598Q300 662 362 598V430Z`, shade),
      faded(0.32, path(`M238 470Q300 548 362 470V510Q300 575 238 510Z`, deep)),
      pick([collar(lit), lapels(deep), '']),
      circle(X - W * 0.98, Y + 8, 25, shade) + circle(X + W * 0.98, Y + 8, 25, shade),
      `<clipPath id="head"><path d="${HEAD_OUTLINE}"/></clipPath>`,
      `<g clip-path="url(#head)">${rect(0, 0, 600, 900, shade)}${litHalf(lamp, lit)}${features(deep, clothes)}${hair.fringe(deep)}</g>`,
      hair.above(deep),
    ].join(''),
  };
}

function litHalf(lamp: number, ink: string): string {
  return path(`M${X} 0V${Y - 30}L${X - lamp * 30} ${Y + H * 0.3}L${X} ${Y + H * 0.36}V900H${X - lamp * 300}V0Z`, ink);
}

function features(deep: string, lips: string): string {
  const eye = (side: number) =>
    path(
      `M${X + side * 80} ${Y - 6}Q${X + side * 50} ${Y + 16} ${X + side * 24} ${Y - 4}Q${X + side * 50} ${Y + 5} ${X + side * 80} ${Y - 6}Z`,
      deep,
    ) +
    path(
      `M${X + side * 85} ${Y - 34}Q${X + side * 53} ${Y - 54} ${X + side * 21} ${Y - 38}Q${X + side * 53} ${Y - 42} ${X + side * 85} ${Y - 34}Z`,
      deep,
    );
  return (
    eye(-1) +
    eye(1) +
    path(`M${X - 34} ${Y + 90}Q${X} ${Y + 103} ${X + 34} ${Y + 90}Q${X} ${Y + 119} ${X - 34} ${Y + 90}Z`, lips)
  );
}

function collar(ink: string): string {
  return polygon(
    [
      [234, 592],
      [196, 612],
      [248, 684],
      [300, 650],
      [352, 684],
      [404, 612],
      [366, 592],
      [300, 650],
    ],
    ink,
  );
}

function lapels(ink: string): string {
  return (
    polygon(
      [
        [220, 590],
        [172, 628],
        [280, 840],
        [300, 696],
      ],
      ink,
    ) +
    polygon(
      [
        [380, 590],
        [428, 628],
        [320, 840],
        [300, 696],
      ],
      ink,
    )
  );
}
