import type { ArtGenre } from '../types.ts';
import { action } from './motifs/action.ts';
import { adventure } from './motifs/adventure.ts';
import { animation } from './motifs/animation.ts';
import { comedy } from './motifs/comedy.ts';
import { crime } from './motifs/crime.ts';
import { documentary } from './motifs/documentary.ts';
import { drama } from './motifs/drama.ts';
import { family } from './motifs/family.ts';
import { fantasy } from './motifs/fantasy.ts';
import { history } from './motifs/history.ts';
import { horror } from './motifs/horror.ts';
import { music } from './motifs/music.ts';
import { mystery } from './motifs/mystery.ts';
import { romance } from './motifs/romance.ts';
import { scienceFiction } from './motifs/science-fiction.ts';
import type { Motif } from './motifs/stage.ts';
import { thriller } from './motifs/thriller.ts';
import { war } from './motifs/war.ts';
import { western } from './motifs/western.ts';

/** Seventy-four motifs. Films refer to theirs by index, so append new ones at the end of their genre. */
export const MOTIFS: Record<ArtGenre, readonly Motif[]> = {
  action,
  adventure,
  animation,
  comedy,
  crime,
  documentary,
  drama,
  family,
  fantasy,
  history,
  horror,
  music,
  mystery,
  romance,
  scienceFiction,
  thriller,
  war,
  western,
};

/** The genre to borrow from when there are more pictures than motifs. */
const KIN: Record<ArtGenre, ArtGenre> = {
  action: 'war',
  adventure: 'western',
  animation: 'family',
  comedy: 'animation',
  crime: 'thriller',
  documentary: 'history',
  drama: 'romance',
  family: 'comedy',
  fantasy: 'adventure',
  history: 'drama',
  horror: 'mystery',
  music: 'romance',
  mystery: 'thriller',
  romance: 'drama',
  scienceFiction: 'fantasy',
  thriller: 'mystery',
  war: 'history',
  western: 'adventure',
};

/** The genre's own motifs come first. */
export function motifsFor(genre: ArtGenre): readonly Motif[] {
  return [...MOTIFS[genre], ...MOTIFS[KIN[genre]]];
}

/** A motif as storable data. */
export interface MotifRef {
  genre: ArtGenre;
  index: number;
}

/** Motifs that suit a title of these genres, best first: their own, those of related genres, then all others. */
export function listMotifRefs(genres: readonly ArtGenre[]): MotifRef[] {
  const all = Object.keys(MOTIFS) as ArtGenre[];
  const inOrder = [...new Set([...genres, ...genres.map((genre) => KIN[genre]), ...all])];
  return inOrder.flatMap((genre) => MOTIFS[genre].map((_, index) => ({ genre, index })));
}
