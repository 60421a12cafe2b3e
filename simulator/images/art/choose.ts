import type { ArtGenre, DemoArt } from '../../../demo/types.ts';
import { type Inks, traded } from './inks.ts';
import type { Motif } from './motifs/stage.ts';
import { MOTIFS, type MotifRef, motifsFor } from './motifs.ts';
import { palettesOf } from './palettes.ts';
import { type ArtRandom, atIndex, createArtRandom } from './random.ts';

/** Whose picture it is. One seed is one family of pictures. */
export interface ArtSubject {
  seed: string;
  genre: ArtGenre;
  hints: DemoArt;
  /** 1 is the picture everybody knows; further ones keep its inks and have another idea. */
  variant: number;
  /** The same idea with its inks traded, to tell one season from the next. */
  isTraded?: boolean;
  /** The idea of its first picture, where something else than its seed decides. */
  motif?: MotifRef | undefined;
}

/** A genre has two to six ideas and many titles, so some titles look to its kin. */
const BORROWED_SHARE = 0.3;

export interface Choice {
  random: ArtRandom;
  inks: Inks;
  motif: Motif;
}

export function chooseArt({ seed, genre, hints, variant, isTraded = false, motif }: ArtSubject): Choice {
  const random = createArtRandom(`${seed}|${genre}`);
  const palettes = palettesOf(genre);
  const palette = atIndex(palettes, hints.palette ?? random.integer(0, palettes.length - 1));
  const inks = isTraded !== (variant % 2 === 0) ? traded(palette) : palette;
  const first = hints.motif ?? drawMotif(random, genre);
  return {
    random: variant === 1 ? random : createArtRandom(`${seed}|${genre}|${variant}`),
    inks,
    motif:
      variant === 1 && motif
        ? atIndex(MOTIFS[motif.genre], motif.index)
        : atIndex(motifsFor(genre), first + variant - 1),
  };
}

/** A position among the genre's motifs: mostly one of its own. */
function drawMotif(random: ArtRandom, genre: ArtGenre): number {
  const [own, all] = [MOTIFS[genre].length, motifsFor(genre).length];
  return random.chance(BORROWED_SHARE) ? random.integer(own, all - 1) : random.integer(0, own - 1);
}
