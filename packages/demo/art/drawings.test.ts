import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { toSvg } from './drawing.ts';
import { findGenreTile } from './genre-tile.ts';
import { drawPortrait } from './portrait.ts';
import { drawPoster, type PosterSubject } from './poster.ts';
import { drawScene, drawStill } from './scene.ts';

const film: PosterSubject = {
  seed: 'movie|598',
  genre: 'crime',
  hints: {},
  variant: 1,
  title: { text: 'Cidade de Deus' },
  credits: { opening: 'Um filme de', makers: ['Fernando Meirelles'], cast: ['Alexandre Rodrigues', 'Leandro Firmino'] },
};

// Fixed hashes, so that a difference on another machine, font file or Node version is noticed. When you change a drawing,
// look at `npm run art:sheet`, raise ART_VERSION and write the new hashes here.
test('a drawing is the same SVG everywhere', () => {
  const drawings = {
    'title below': drawPoster({ ...film, hints: { layout: 'bleedBottom' } }),
    'title above': drawPoster({ ...film, genre: 'scienceFiction', hints: { layout: 'bleedTop' } }),
    'framed window': drawPoster({ ...film, genre: 'comedy', hints: { layout: 'panel' } }),
    'title over the art': drawPoster({ ...film, genre: 'music', hints: { layout: 'stack' } }),
    season: drawPoster({ ...film, title: { text: 'Dark', subtitle: 'Temporada 2' }, isTraded: true }),
    'not to be written': drawPoster({ ...film, title: { text: '기생충' } }),
    'without words': drawPoster({ ...film, variant: 3, title: undefined }),
    backdrop: drawScene({ ...film, genre: 'horror' }, 'backdrop'),
    'second backdrop': drawScene({ ...film, variant: 2 }, 'backdrop'),
    band: drawScene({ ...film, genre: 'documentary' }, 'band'),
    still: drawStill(film, 4001),
    tile: drawScene(findGenreTile(37) ?? film, 'backdrop'),
    portrait: drawPortrait({ seed: 'person|52583', gender: 2, variant: 1 }),
    'second portrait': drawPortrait({ seed: 'person|52583', gender: 2, variant: 2 }),
  };
  const prints = Object.entries(drawings).map(
    ([name, drawing]) => `${createHash('sha256').update(toSvg(drawing)).digest('hex').slice(0, 16)} ${name}`,
  );
  expect(prints).toMatchInlineSnapshot(`
    [
      "3259c3ee64f15b83 title below",
      "c9e55ec720806d21 title above",
      "e1f11fe29ad1c3da framed window",
      "93c87a49bef53329 title over the art",
      "ca58d39f5f5789aa season",
      "577d0f1568f2342a not to be written",
      "62215f226329c331 without words",
      "4fd816e0e84e5df4 backdrop",
      "bee40bc09ea2598f second backdrop",
      "bbc10d65e0104183 band",
      "4249de6d5ceef21b still",
      "20972cfa31db5b37 tile",
      "6783e048eef1dff6 portrait",
      "985538d703e062e2 second portrait",
    ]
  `);
});

test('no two pictures of a film are alike', () => {
  const posters = [1, 2, 3, 4, 5, 6].map((variant) => drawPoster({ ...film, variant }).shapes);
  const backdrops = [1, 2, 3, 4, 5, 6].map((variant) => drawScene({ ...film, variant }, 'backdrop').shapes);
  expect(new Set([...posters, ...backdrops]).size).toBe(12);
});

test('all pictures of a film share its four colours', () => {
  const inksOf = (variant: number) => new Set(drawPoster({ ...film, variant }).shapes.match(/(?<=")#[0-9a-f]{6}/g));
  const family = inksOf(1);
  for (const variant of [2, 3, 4, 5, 6]) expect([...inksOf(variant)].filter((ink) => !family.has(ink))).toEqual([]);
});

test('neighbouring episodes have different motifs', () => {
  const shapes = Array.from({ length: 9 }, (_, number) =>
    drawStill(film, 4000 + number).shapes.replaceAll(/[\d.#a-f-]+/g, ''),
  );
  for (const [index, still] of shapes.entries()) expect(still).not.toBe(shapes[index + 1]);
});
