import { describe, expect, test } from 'vitest';
import { chooseMosaic, choosePortraits } from './choose-cells.ts';
import { type GalleryPicture, sizeOf, toPersonPictures, toTitlePictures } from './gallery-picture.ts';

const scenes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ file_path: `/s${at}.jpg`, width: 1920, height: 1080 }));
const sheets = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ file_path: `/p${at}.jpg`, width: 1000, height: 1500 }));
const pictures = (backdrops: number, posters: number) =>
  toTitlePictures('Bacurau', { backdrops: scenes(backdrops), posters: sheets(posters) });
const pathsOf = (list: readonly GalleryPicture[]) => list.map(({ path }) => path.slice(1, -4)).join(' ');

describe('the pictures of a title', () => {
  test('begin with a scene and a poster, and all the others follow', () => {
    expect(pathsOf(pictures(8, 3))).toBe('s0 p0 s1 s2 s3 s4 s5 s6 s7 p1 p2');
    expect(pathsOf(pictures(3, 5))).toBe('s0 p0 p1 p2 s1 s2 p3 p4');
    expect(pathsOf(pictures(2, 0))).toBe('s0 s1');
    expect(pathsOf(pictures(0, 2))).toBe('p0 p1');
    expect(pathsOf(pictures(0, 0))).toBe('');
  });

  test('say what they are of', () => {
    expect(pictures(1, 1).map(({ kind, alt }) => [kind, alt])).toEqual([
      ['backdrop', 'Cena de Bacurau'],
      ['poster', 'Pôster de Bacurau'],
    ]);
  });
});

describe('the mosaic of a gallery', () => {
  test.each([
    ['scenes and posters', 20, 20, 'big tall single single single single single single'],
    ['five scenes and posters', 5, 20, 'big tall tall single single single single'],
    ['four scenes and posters', 4, 20, 'big tall tall tall single single'],
    ['one scene and posters', 1, 20, 'big tall tall tall tall'],
    ['scenes alone', 20, 0, 'big single single single single single single single single'],
    ['posters alone', 0, 20, 'tall tall tall tall tall tall'],
    ['two scenes', 2, 0, 'big single'],
    ['nothing', 0, 0, ''],
  ])('of %s fills two rows of six cells at most', (_what, backdrops, posters, shapes) => {
    const cells = chooseMosaic(pictures(backdrops, posters));
    expect(cells.map(({ shape }) => shape).join(' ')).toBe(shapes);
  });

  test('has no upright picture after the others, whatever it was listed as', () => {
    const backdrops = [...scenes(5), ...sheets(1)];
    const cells = chooseMosaic(toTitlePictures('Bacurau', { backdrops, posters: [] }));
    expect(cells.map(({ shape }) => shape).join(' ')).toBe('big tall single single single single');
  });

  test('shows what comes first', () => {
    expect(pathsOf(chooseMosaic(pictures(20, 20)).map(({ picture }) => picture))).toBe('s0 p0 s1 s2 s3 s4 s5 s6');
  });
});

test('of a person twelve photos are shown, all alike', () => {
  const photos = toPersonPictures('Sônia Braga', sheets(20));
  const cells = choosePortraits(photos);
  expect(cells).toHaveLength(12);
  expect(new Set(cells.map(({ shape }) => shape))).toEqual(new Set(['single']));
  expect(photos[0]).toMatchObject({ kind: 'profile', alt: 'Foto de Sônia Braga' });
});

test.each([
  [{ kind: 'poster', path: '/a.jpg', alt: '' }, 500, 750],
  [{ kind: 'profile', path: '/a.jpg', alt: '' }, 500, 750],
  [{ kind: 'backdrop', path: '/a.jpg', alt: '' }, 1280, 720],
  [{ kind: 'backdrop', path: '/a.jpg', alt: '', width: 0, height: 0 }, 1280, 720],
  [{ kind: 'poster', path: '/a.jpg', alt: '', width: 40, height: 30 }, 40, 30],
] as const)('the picture %j has a size', (picture, width, height) => {
  expect(sizeOf(picture)).toEqual({ width, height });
});
