import { expect, test } from 'vitest';
import { demoMovies } from '../movies.ts';
import { demoSeries } from '../series.ts';
import { artGenreOf } from './genres.ts';
import { MOTIFS } from './motifs.ts';
import { palettesOf } from './palettes.ts';
import { VOICES } from './voices.ts';

const hinted = [...demoMovies, ...demoSeries].filter(({ art }) => art && Object.keys(art).length > 0);

test('some titles of the demo have hints for their pictures', () => {
  expect(hinted.length).toBeGreaterThan(11);
});

// An index that is too high would silently select another motif.
test.each(hinted)('the hints of $originalTitle are positions that exist', ({ art = {}, genreIds, id }) => {
  const genre = art.genre ?? artGenreOf(genreIds, `movie|${id}`);
  expect(art.motif ?? 0).toBeLessThan(MOTIFS[genre].length);
  expect(art.palette ?? 0).toBeLessThan(palettesOf(genre).length);
  expect(art.voice ?? 0).toBeLessThan(VOICES[genre].length);
});
