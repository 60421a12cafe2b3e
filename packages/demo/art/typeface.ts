import type { Font, Glyph } from 'opentype.js';
import { lazy } from '../lazy.ts';
import { FACES, type FaceName, loadFont } from './fonts.ts';

/** Measures and draws text in one typeface. */
export interface Typeface {
  covers(letter: string): boolean;
  /** At size 1. */
  width(text: string): number;
  /** How far letters, accents and descenders reach above and below the baseline, at size 1. */
  extent(text: string): Extent;
  /** The `d` of a path. */
  trace(text: string, x: number, baseline: number, size: number): string;
}

export interface Extent {
  above: number;
  below: number;
}

interface PlacedGlyph {
  font: Font;
  glyph: Glyph;
  /** At size 1. */
  x: number;
}

const made = new Map<FaceName, Typeface>();

export function typefaceOf(name: FaceName): Typeface {
  const typeface = made.get(name) ?? createTypeface(name);
  made.set(name, typeface);
  return typeface;
}

function createTypeface(name: FaceName): Typeface {
  const files = FACES[name];
  const latin = lazy(() => loadFont(files, 'latin'));
  const fonts = files.subsets.map((subset) => (subset === 'latin' ? latin : lazy(() => loadFont(files, subset))));
  const known = new Map<string, Font | undefined>();

  function findFont(letter: string): Font | undefined {
    if (known.has(letter)) return known.get(letter);
    const font = fonts.find((load) => load().charToGlyphIndex(letter) > 0)?.();
    known.set(letter, font);
    return font;
  }

  const extents = new Map<string, Extent>();

  function extentOf(letter: string): Extent {
    const known = extents.get(letter);
    if (known) return known;
    const font = findFont(letter) ?? latin();
    const { y1, y2 } = font.charToGlyph(letter).getBoundingBox();
    const extent = { above: Math.max(0, y2 / font.unitsPerEm), below: Math.max(0, -y1 / font.unitsPerEm) };
    extents.set(letter, extent);
    return extent;
  }

  /** Letter by letter with kerning. No ligatures: the font library fails on their tables. */
  function layOut(text: string): { placed: PlacedGlyph[]; width: number } {
    const placed: PlacedGlyph[] = [];
    let [right, last] = [0, undefined as PlacedGlyph | undefined];
    for (const letter of text) {
      // A name such as Toshirō needs two font files, nearly all others one.
      const font = findFont(letter) ?? latin();
      const glyph = font.charToGlyph(letter);
      if (last?.font === font) right += font.getKerningValue(last.glyph, glyph) / font.unitsPerEm;
      last = { font, glyph, x: right };
      placed.push(last);
      right += (glyph.advanceWidth ?? 0) / font.unitsPerEm;
    }
    return { placed, width: right };
  }

  return {
    covers: (letter) => findFont(letter) !== undefined,
    width: (text) => layOut(text).width,
    extent: (text) => furthest([...text].map(extentOf)),
    trace: (text, x, baseline, size) =>
      layOut(text)
        .placed.map((each) => each.glyph.getPath(x + each.x * size, baseline, size).toPathData(1))
        .join(''),
  };
}

export function furthest(extents: readonly Extent[]): Extent {
  return {
    above: Math.max(0, ...extents.map(({ above }) => above)),
    below: Math.max(0, ...extents.map(({ below }) => below)),
  };
}
