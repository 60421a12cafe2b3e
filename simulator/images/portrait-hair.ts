import { circle, path } from './svg.ts';

/** Every portrait has the same head, so hair can be cut to fit it. */
export const HEAD = { x: 300, y: 355, halfWidth: 118, halfHeight: 156 };

const { x: X, y: Y } = HEAD;

/** Hair in three layers: behind the head, over the forehead, on top of all. */
interface Hair {
  behind(ink: string): string;
  fringe(ink: string): string;
  above(ink: string): string;
}

const nothing = () => '';
const sideFringe = (ink: string) =>
  path(
    `M${X - 130} ${Y - 16}C${X - 106} ${Y - 97} ${X + 24} ${Y - 109} ${X + 130} ${Y - 25}V${Y - 190}H${X - 130}Z`,
    ink,
  );
const partedFringe = (ink: string) =>
  path(
    `M${X} ${Y - 153}C${X - 24} ${Y - 62} ${X - 94} ${Y - 47} ${X - 130} ${Y + 31}V${Y - 187}H${X + 130}V${Y + 31}C${X + 94} ${Y - 47} ${X + 24} ${Y - 62} ${X} ${Y - 153}Z`,
    ink,
  );
const cap = (ink: string) =>
  path(
    `M${X - 120} ${Y - 16}C${X - 136} ${Y - 190} ${X + 136} ${Y - 190} ${X + 120} ${Y - 16}C${X + 94} ${Y - 109} ${X - 94} ${Y - 109} ${X - 120} ${Y - 16}Z`,
    ink,
  );
const dome = (drop: number) => (ink: string) =>
  path(`M${X - 156} ${Y - 30 + drop}V${Y - 30}a156 174 0 0 1 312 0V${Y - 30 + drop}Z`, ink);

/** Short, long, bob, bun, curls, none. */
export const HAIR: readonly Hair[] = [
  { behind: nothing, fringe: sideFringe, above: cap },
  { behind: dome(400), fringe: partedFringe, above: nothing },
  { behind: dome(150), fringe: sideFringe, above: nothing },
  { behind: (ink) => circle(X + 10, Y - 187, 66, ink), fringe: partedFringe, above: cap },
  {
    behind: (ink) =>
      Array.from({ length: 16 }, (_, i) => {
        const angle = Math.PI + (i / 15) * Math.PI;
        return circle(X + Math.cos(angle) * 132, Y - 30 + Math.sin(angle) * 160, 58, ink);
      }).join('') + circle(X, Y - 70, 148, ink),
    fringe: sideFringe,
    above: nothing,
  },
  { behind: nothing, fringe: nothing, above: nothing },
];
