import type { Choice } from './choose.ts';
import { type CreditLines, drawCredit } from './credits.ts';
import { clipped } from './definitions.ts';
import { type Inks, mostReadable, traded } from './inks.ts';
import { group, rect } from './shapes.ts';

/** Units of a poster. */
export const PAGE = { width: 600, height: 900, margin: 40, inner: 520 } as const;

/** Height of the strip with the cast on it. */
export const FOOT = 62;

/** Font size of the credit lines. */
export const CREDIT_SIZE = 17;

/** What a layout has to place. */
export interface Sheet extends Choice {
  credits: CreditLines;
}

/** The motif over the whole page. */
export function drawArt({ random, inks, motif }: Choice, focusY: number): string {
  const { width, height } = PAGE;
  const x = width * random.between(0.44, 0.56);
  return motif.draw({ ...inks, random, width, height, x, y: focusY, unit: width * 0.96 });
}

/** The motif in a window of that height, framed by the background colour. */
export function drawWindow({ random, inks, motif }: Choice, height: number): string {
  const { margin, inner: width } = PAGE;
  const focus = {
    x: width * random.between(0.45, 0.55),
    y: height * 0.5,
    unit: Math.min(width, height) * 0.98,
  };
  const art = motif.draw({ ...traded(inks), random, width, height, ...focus });
  const window = rect(margin, margin, width, height, '#000');
  return (
    rect(0, 0, PAGE.width, PAGE.height, inks.ground) +
    clipped(window, group({ transform: `translate(${margin} ${margin})` }, art))
  );
}

export function drawSmall(text: string, baseline: number, ink: string, size: number = CREDIT_SIZE): string {
  return drawCredit(text, { x: PAGE.margin, baseline, width: PAGE.inner, size }, ink);
}

/** The dark strip at the foot, with the cast on it. */
export function drawFoot(cast: string, { deep, light }: Inks): string {
  if (!cast) return '';
  return rect(0, PAGE.height - FOOT, PAGE.width, FOOT, deep) + drawSmall(cast, PAGE.height - 26, light, 16);
}

/** Colour of small type on a dark band. */
export function smallOnDeep({ deep, mid, light }: Inks): string {
  return mostReadable(deep, [mid, light]);
}
