import { expect, test } from 'vitest';
import { toImages } from './to-images.ts';

test('a gallery has every picture, with its ratio to three decimals', () => {
  const pictures = [
    { file_path: '/a.jpg', width: 1920, height: 1080 },
    { file_path: '/b.jpg', width: 421, height: 632 },
  ];
  expect(toImages(pictures, '/shown.jpg', 'landscape').map(({ aspect_ratio }) => aspect_ratio)).toEqual([1.778, 0.666]);
});

test.each([
  ['portrait', { width: 500, height: 750, aspect_ratio: 0.667 }],
  ['landscape', { width: 1280, height: 720, aspect_ratio: 1.778 }],
] as const)('without pictures it has the one that is shown, a %s of the usual size', (usual, size) => {
  expect(toImages([], '/shown.jpg', usual)).toEqual([{ file_path: '/shown.jpg', ...size }]);
});

test('without any picture it is empty', () => {
  expect(toImages([], null, 'portrait')).toEqual([]);
});
