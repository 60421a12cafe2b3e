import { type ArtRandom, createArtRandom } from '../random.ts';
import type { Bust, ClothesName, GroundName, HairName, Papers } from './bust.ts';

export type Gender = 0 | 1 | 2 | 3;

type Row = readonly [ground: string, deep: string, shade: string, lit: string, clothes: string];

const PAPERS: readonly Row[] = [
  ['#2f4a63', '#121d2b', '#e98b5a', '#f6dfb8', '#c2542f'],
  ['#c8553d', '#2a0f12', '#f0b57a', '#ffe9c9', '#7c2330'],
  ['#3f6b5c', '#10211c', '#e7c46f', '#f7efd2', '#b4662f'],
  ['#e0b04f', '#2c1c10', '#cf5b3a', '#fff1d0', '#2f4a55'],
  ['#6d4a78', '#1d1126', '#f09a86', '#fde3cf', '#3a2a5c'],
  ['#a9bfc4', '#17262e', '#d8734f', '#f8ead6', '#3c6675'],
  ['#8a2c3a', '#24080e', '#e8a0a0', '#fde9dc', '#47203a'],
  ['#24505a', '#08181c', '#9fc4b0', '#eef3dc', '#d98a4a'],
];

/** White, silver, grey, straw, wine, rust. Most hair has the dark colour of the palette instead. */
const HAIR_PAPERS = ['#e9e2d6', '#cfc9bd', '#8d8a84', '#f2d9a0', '#7c2330', '#b4522c'];
const DEEP_HAIR_SHARE = 0.7;

const GROUNDS: readonly GroundName[] = ['moon', 'beam', 'rings', 'split'];
const CLOTHES: readonly ClothesName[] = ['lapels', 'rollneck', 'scoop', 'collar'];

/** By TMDB's gender code. If the gender is unknown, the hair is neutral and there is no beard. */
const ANYBODY: readonly HairName[] = ['short', 'curly', 'quiff', 'bun', 'short', 'curly', 'quiff'];
const HAIR: Record<Gender, readonly HairName[]> = {
  0: ANYBODY,
  1: ['long', 'bob', 'bun', 'curly', 'waves', 'long', 'waves'],
  2: ['short', 'short', 'quiff', 'quiff', 'curly', 'bald', 'short'],
  3: ANYBODY,
};
const BEARDED: readonly HairName[] = ['short', 'quiff', 'bald'];

export interface PortraitSubject {
  seed: string;
  gender: Gender;
  /** Another photograph of the same person: other clothes and another background. */
  variant: number;
}

export function drawTraits({ seed, gender, variant }: PortraitSubject): Bust {
  const random = createArtRandom(seed);
  const halfWidth = random.between(112, 124);
  const hair = random.pick(HAIR[gender]);
  const person = {
    y: 355,
    halfWidth,
    halfHeight: halfWidth * random.between(1.28, 1.38),
    shoulders: random.between(250, 285),
    hair,
    hasBeard: gender === 2 && BEARDED.includes(hair) && random.chance(0.45),
    hasGlasses: random.chance(0.14),
  };
  const dyed = random.chance(DEEP_HAIR_SHARE) ? undefined : random.pick(HAIR_PAPERS);
  const session = drawSession(variant === 1 ? random : createArtRandom(`${seed}|${variant}`));
  return { ...person, ...session, hairPaper: dyed ?? session.papers.deep };
}

function drawSession(random: ArtRandom): Pick<Bust, 'papers' | 'x' | 'lamp' | 'ground' | 'clothes'> {
  const [ground, deep, shade, lit, clothes] = random.pick(PAPERS);
  const papers: Papers = { ground, deep, shade, lit, clothes };
  return {
    papers,
    x: 300 + random.between(-14, 14),
    lamp: random.chance(0.5) ? 1 : -1,
    ground: random.pick(GROUNDS),
    clothes: random.pick(CLOTHES),
  };
}
