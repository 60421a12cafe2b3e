import { describe, expect, test } from 'vitest';
import type { ArtGenre } from '../types.ts';
import { MOTIFS } from './motifs.ts';
import { createArtRandom } from './random.ts';

const inks = { ground: '#111111', deep: '#222222', mid: '#333333', light: '#444444' };
const frames = [
  [600, 900],
  [1280, 720],
  [1600, 436],
] as const;

const motifs = Object.keys(MOTIFS).flatMap((genre) =>
  MOTIFS[genre as ArtGenre].map((motif) => ({ genre, name: motif.draw.name, motif })),
);

test('there are seventy-four motifs', () => {
  expect(motifs).toHaveLength(74);
});

describe.each(motifs)('$genre: $name', ({ motif }) => {
  test.each(frames)('fills %i × %i with its four inks and black, in numbers that can be drawn', (width, height) => {
    const unit = Math.min(width, height);
    const stage = { ...inks, width, height, x: width * 0.6, y: height * 0.45, unit, random: createArtRandom('a') };
    const svg = motif.draw(stage);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    const colours = new Set(svg.match(/#[0-9a-f]{6}\b|#000/g));
    expect([...colours].filter((colour) => colour !== '#000' && !Object.values(inks).includes(colour))).toEqual([]);
    // The first shape covers the whole picture.
    expect(svg).toMatch(new RegExp(`<rect x="0" y="0" width="${width}" height="${height}"`));
  });
});
