import type { ArtGenre, DemoArt } from '../types.ts';
import { type Inks, traded } from './inks.ts';
import type { Motif } from './motifs/stage.ts';
import { MOTIFS, type MotifRef, motifsFor } from './motifs.ts';
import { palettesOf } from './palettes.ts';
import { type ArtRandom, atIndex, createArtRandom } from './random.ts';

/** What a picture belongs to. Pictures with the same seed form a family. */
export interface ArtSubject {
  seed: string;
  genre: ArtGenre;
  hints: DemoArt;
  /** 1 is the main picture; further ones have the same colours and another motif. */
  variant: number;
  /** The same motif with two colours exchanged, to distinguish neighbouring seasons. */
  isTraded?: boolean;
  /** The motif of its first picture, where it does not follow from the seed. */
  motif?: MotifRef | undefined;
}

/** A genre has two to six motifs and many titles, so some titles borrow from a related genre. */
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

/** An index into the genre's motifs, mostly one of its own. */
function drawMotif(random: ArtRandom, genre: ArtGenre): number {
  const [own, all] = [MOTIFS[genre].length, motifsFor(genre).length];
  return random.chance(BORROWED_SHARE) ? random.integer(own, all - 1) : random.integer(0, own - 1);
}
