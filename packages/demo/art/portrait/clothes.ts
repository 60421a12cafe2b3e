import { path, pathOf, polygon, rect } from '../shapes.ts';
import { type Bust, CANVAS, type ClothesName, neckline } from './bust.ts';

const { height: HEIGHT } = CANVAS;

/** The `split` background has the colour of the clothes, so before it the clothes are dark. */
function clothPaper({ ground, papers }: Bust): string {
  return ground === 'split' ? papers.deep : papers.clothes;
}

export function drawShoulders(bust: Bust): string {
  const { x, shoulders: wide } = bust;
  const neck = neckline(bust);
  const left = pathOf`M${x - wide} ${HEIGHT}C${x - wide} ${neck + 60} ${x - wide * 0.7} ${neck + 8} ${x - 78} ${neck - 14}`;
  const right = pathOf`L${x + 78} ${neck - 14}C${x + wide * 0.7} ${neck + 8} ${x + wide} ${neck + 60} ${x + wide} ${HEIGHT}Z`;
  return path(left + right, clothPaper(bust));
}

export function drawNeck(bust: Bust): string {
  const { x, y, halfHeight: tall, papers } = bust;
  const neck = neckline(bust);
  const skin = pathOf`M${x - 62} ${y + tall * 0.5}V${neck - 6}Q${x} ${neck + 58} ${x + 62} ${neck - 6}V${y + tall * 0.5}Z`;
  const underChin = pathOf`M${x - 62} ${y + tall * 0.72}Q${x} ${y + tall * 1.22} ${x + 62} ${y + tall * 0.72}V${y + tall * 0.98}Q${x} ${y + tall * 1.4} ${x - 62} ${y + tall * 0.98}Z`;
  return path(skin, papers.shade) + path(underChin, papers.deep, { opacity: 0.32 });
}

const COLLARS: Record<ClothesName, (bust: Bust) => string> = {
  lapels: (bust) => lapel(bust, -1) + lapel(bust, 1),
  rollneck(bust) {
    const [left, top] = [bust.x - 76, neckline(bust)];
    const fold = rect(left, top - 16, 152, 5, bust.papers.deep, { opacity: 0.35 });
    return rect(left, top - 62, 152, 94, clothPaper(bust), { rx: 26 }) + fold;
  },
  scoop(bust) {
    const { x, papers } = bust;
    const neck = neckline(bust);
    const outer = pathOf`M${x - 84} ${neck - 16}Q${x} ${neck + 130} ${x + 84} ${neck - 16}`;
    return path(outer + pathOf`L${x + 62} ${neck - 20}Q${x} ${neck + 86} ${x - 62} ${neck - 20}Z`, papers.lit);
  },
  collar(bust) {
    const { x, papers } = bust;
    const neck = neckline(bust);
    const wing = (side: 1 | -1) =>
      pathOf`L${x + side * 66} ${neck - 14}L${x + side * 104} ${neck + 6}L${x + side * 52} ${neck + 78}`;
    const middle = pathOf`M${x} ${neck + 44}`;
    return path(`${middle}${wing(-1)}Z${middle}${wing(1)}Z`, papers.lit);
  },
};

function lapel(bust: Bust, side: 1 | -1): string {
  const { x, papers } = bust;
  const neck = neckline(bust);
  return polygon(
    [
      [x + side * 80, neck - 16],
      [x + side * 128, neck + 22],
      [x + side * 20, HEIGHT - 60],
      [x, neck + 90],
    ],
    papers.deep,
  );
}

export function drawCollar(bust: Bust): string {
  return COLLARS[bust.clothes](bust);
}
