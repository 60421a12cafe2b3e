import type { DemoArt } from '../../demo/types.ts';
import { MOTIFS } from './motifs.ts';
import { type Drawing, moved, polygon, rect } from './svg.ts';

const POSTER = { width: 600, height: 900 };
const BACKDROP = { width: 1280, height: 720 };

/** The other faces of a film keep its idea and trade its inks, so a gallery is one family and no two alike. */
function inksOf({ inks: [g, deep, mid, light] }: DemoArt, variant: number): DemoArt['inks'] {
  if (variant === 2) return [deep, g, mid, light];
  if (variant === 3) return [light, deep, mid, g];
  if (variant === 4) return [mid, deep, g, light];
  return [g, deep, mid, light];
}

/** Art above, a band of deep ink below where a title would stand, and the usher's wedge of light in it. */
export function drawPoster(art: DemoArt, variant: number): Drawing {
  const { width, height } = POSTER;
  const inks = inksOf(art, variant);
  const band = height * (variant % 2 ? 0.2 : 0.12);
  const artHeight = height - band;
  const scene = MOTIFS[art.motif](
    { width, height: artHeight, x: width / 2, y: artHeight * 0.5, unit: width * 0.96 },
    inks,
  );
  const [, deep, mid, light] = art.inks;
  const wedge = [
    [48, -34],
    [width - 48, -34 - band * 0.28],
    [width - 48, -34],
  ] as const;
  return {
    width,
    height,
    shapes:
      scene +
      rect(0, artHeight, width, band, deep) +
      moved(0, height, polygon(wedge, light) + rect(48, -26, width - 96, 5, mid)),
  };
}

/** Nothing but the idea. Its focus moves from picture to picture; the first leaves the left free for words. */
const FOCUS = [0.62, 0.36, 0.5, 0.7];

export function drawBackdrop(art: DemoArt, variant: number): Drawing {
  const { width, height } = BACKDROP;
  const focus = FOCUS[(variant - 1) % FOCUS.length] ?? 0.5;
  const stage = { width, height, x: width * focus, y: height * 0.48, unit: height * (variant === 3 ? 1.25 : 1.02) };
  return { width, height, shapes: MOTIFS[art.motif](stage, inksOf(art, variant)) };
}
