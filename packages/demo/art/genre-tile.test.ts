import { expect, test } from 'vitest';
import { demoMovieGenres, demoSeriesGenres } from '../genres.ts';
import { findGenreTile } from './genre-tile.ts';
import { MOTIFS } from './motifs.ts';
import { palettesOf } from './palettes.ts';

/** TMDB's combined genres of series belong to the page of one of our film genres. */
const DOUBLE = [10759, 10765, 10768];
const ids = [...new Set([...demoMovieGenres, ...demoSeriesGenres].map(({ id }) => id))].filter(
  (id) => !DOUBLE.includes(id),
);

test('every genre has an existing motif and palette, and no two share a motif', () => {
  const tiles = ids.map((id) => findGenreTile(id));
  for (const tile of tiles) {
    expect(tile?.motif?.index).toBeLessThan(tile ? MOTIFS[tile.genre].length : 0);
    expect(tile?.hints.palette).toBeLessThan(tile ? palettesOf(tile.genre).length : 0);
  }
  expect(new Set(tiles.map((tile) => JSON.stringify(tile?.motif))).size).toBe(ids.length);
});
