import { pathOf } from '../shapes.ts';

/** Colours of a portrait. Never a natural skin tone: it must not resemble a real person. */
export interface Papers {
  ground: string;
  deep: string;
  /** The dark half of the face; `lit` is the other half. */
  shade: string;
  lit: string;
  clothes: string;
}

export type HairName = 'short' | 'long' | 'bob' | 'bun' | 'curly' | 'bald' | 'quiff' | 'waves';
export type GroundName = 'moon' | 'beam' | 'rings' | 'split';
export type ClothesName = 'lapels' | 'rollneck' | 'scoop' | 'collar';

/** All measures and colours of a portrait before it is drawn; the canvas is 600 × 900. */
export interface Bust {
  papers: Papers;
  /** Centre of the face. */
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  /** The dark side: 1 right, -1 left. */
  lamp: 1 | -1;
  shoulders: number;
  hair: HairName;
  hairPaper: string;
  hasBeard: boolean;
  hasGlasses: boolean;
  ground: GroundName;
  clothes: ClothesName;
}

export const CANVAS = { width: 600, height: 900 } as const;

/** Where the neck meets the shoulders. */
export function neckline({ y, halfHeight }: Bust): number {
  return y + halfHeight + 95;
}

/** Upper edge of the head, from temple to temple. */
export function crownOf({ x, y, halfWidth: w, halfHeight: h }: Bust): string {
  return pathOf`M${x - w} ${y - h * 0.2}C${x - w} ${y - h * 1.08} ${x + w} ${y - h * 1.08} ${x + w} ${y - h * 0.2}`;
}
