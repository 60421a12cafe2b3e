import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

type Subset = 'latin' | 'latin-ext' | 'cyrillic' | 'greek' | 'vietnamese';

interface FaceFiles {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  /** In the order in which they are searched for a letter. */
  subsets: readonly Subset[];
}

function face(family: string, more: Partial<Omit<FaceFiles, 'family'>> = {}): FaceFiles {
  return { family, weight: 400, style: 'normal', subsets: ['latin', 'latin-ext'], ...more };
}

const VIETNAMESE: readonly Subset[] = ['latin', 'latin-ext', 'vietnamese'];
const CYRILLIC: readonly Subset[] = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'];

/** Open fonts (OFL, Apache), as files of packages: letters become paths, so the machine's own fonts do not matter. */
export const FACES = {
  abrilFatface: face('abril-fatface'),
  alfaSlabOne: face('alfa-slab-one', { subsets: VIETNAMESE }),
  anton: face('anton', { subsets: VIETNAMESE }),
  archivoNarrow: face('archivo-narrow', { weight: 600, subsets: VIETNAMESE }),
  bigShoulders: face('big-shoulders-display', { weight: 900, subsets: VIETNAMESE }),
  bowlbyOne: face('bowlby-one', { subsets: ['latin'] }),
  caprasimo: face('caprasimo'),
  gloock: face('gloock'),
  leagueGothic: face('league-gothic', { subsets: VIETNAMESE }),
  michroma: face('michroma'),
  playfairDisplay: face('playfair-display', { weight: 900, style: 'italic', subsets: CYRILLIC }),
  righteous: face('righteous'),
  rye: face('rye'),
  shrikhand: face('shrikhand'),
  specialElite: face('special-elite'),
  syne: face('syne', { weight: 800, subsets: ['latin', 'latin-ext', 'greek'] }),
  titanOne: face('titan-one'),
  unbounded: face('unbounded', { weight: 800, subsets: CYRILLIC }),
  unboundedLight: face('unbounded', { weight: 300, subsets: CYRILLIC }),
} as const satisfies Record<string, FaceFiles>;

export type FaceName = keyof typeof FACES;

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<string, Font>();

/** Loaded when first needed: most pictures need two of some sixty files. */
export function loadFont({ family, weight, style }: FaceFiles, subset: Subset): Font {
  const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-${style}.woff`;
  const known = loaded.get(file);
  if (known) return known;

  const { buffer, byteOffset, byteLength } = readFileSync(resolve(file));
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  loaded.set(file, font);
  return font;
}
