import { findSettable, withoutPictures } from './settable.ts';
import { path } from './shapes.ts';
import { typefaceOf } from './typeface.ts';

/** Makers and cast; any of it may be unknown. */
export interface Credits {
  /** Text before the makers, such as 'Um filme de', or empty. */
  opening: string;
  makers: readonly string[];
  cast: readonly string[];
}

export interface CreditLines {
  makers: string;
  cast: string;
}

const FACE = 'archivoNarrow';
/** Letter spacing, in font sizes. */
const TRACKING = 0.06;
const BETWEEN_NAMES = '   ';
const MOST_MAKERS = 2;
const MOST_CAST = 3;

/** Names that our typeface cannot write are left out, and so is the third of the cast if there is no room. */
export function toCreditLines({ opening, makers, cast }: Credits, width: number, size: number): CreditLines {
  const makerNames = listSettable(makers).slice(0, MOST_MAKERS).join(' E ');
  const castNames = listSettable(cast).slice(0, MOST_CAST);
  while (castNames.length > MOST_CAST - 1 && widthOf(castNames.join(BETWEEN_NAMES), size) > width) castNames.pop();
  return {
    makers: makerNames && `${opening.toUpperCase()} ${makerNames}`.trim(),
    cast: castNames.join(BETWEEN_NAMES),
  };
}

function listSettable(names: readonly string[]): string[] {
  const face = typefaceOf(FACE);
  return names
    .map((name) => findSettable(face, withoutPictures(name).toUpperCase()))
    .filter((name) => name !== undefined);
}

function widthOf(text: string, size: number): number {
  return (typefaceOf(FACE).width(text) + TRACKING * Math.max(0, text.length - 1)) * size;
}

export interface CreditPlace {
  x: number;
  baseline: number;
  width: number;
  size: number;
}

/** One line of small capitals, scaled down until it fits. */
export function drawCredit(text: string, { x, baseline, width, size }: CreditPlace, ink: string): string {
  if (!text) return '';
  const face = typefaceOf(FACE);
  let fitting = size;
  while (widthOf(text, fitting) > width) fitting *= 0.97;

  let [d, right] = ['', x];
  for (const letter of text) {
    d += face.trace(letter, right, baseline, fitting);
    right += (face.width(letter) + TRACKING) * fitting;
  }
  return path(d, ink);
}
