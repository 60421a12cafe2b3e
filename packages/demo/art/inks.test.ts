import { expect, test } from 'vitest';
import type { ArtGenre } from '../types.ts';
import { contrast, mostReadable } from './inks.ts';
import { MOTIFS } from './motifs.ts';
import { palettesOf } from './palettes.ts';

const palettes = Object.keys(MOTIFS).flatMap((genre) =>
  palettesOf(genre as ArtGenre).map((inks, number) => ({ genre, number, inks })),
);

test.each(palettes)('$genre $number: the title reads on its band, and small type on the ground', ({ inks }) => {
  expect(contrast(inks.deep, inks.light)).toBeGreaterThan(7);
  expect(contrast(inks.ground, mostReadable(inks.ground, [inks.deep, inks.light]))).toBeGreaterThan(3);
});
