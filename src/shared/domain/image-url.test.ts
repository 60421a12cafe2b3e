import { expect, test } from 'vitest';
import { buildImageUrl, buildSrcSet, parseImageUrl } from './image-url.ts';

test('a picture has an address on our own origin, and what built it can be read back', () => {
  expect(buildImageUrl('poster', 'w500', '/abc_D-9.jpg')).toBe('/img/poster/w500/abc_D-9.jpg');
  expect(parseImageUrl('poster', 'w500', 'abc_D-9.jpg')).toEqual({
    kind: 'poster',
    size: 'w500',
    filePath: '/abc_D-9.jpg',
  });
});

test('srcset names every width from small to large', () => {
  expect(buildSrcSet('backdrop', ['w300', 'w780'], '/b.jpg')).toBe(
    '/img/backdrop/w300/b.jpg 300w, /img/backdrop/w780/b.jpg 780w',
  );
  expect(buildSrcSet('backdrop', ['w300'], null)).toBeUndefined();
});

test.each([null, '', 'abc.jpg', '/abc.svg', '/../x.jpg', '/a/b.jpg', '//evil.example/x.jpg', '/x.jpg?y'])(
  'the path %s makes no address',
  (path) => {
    expect(buildImageUrl('poster', 'w500', path)).toBeNull();
  },
);

test.each([
  ['poster', 'w300', 'a.jpg'],
  ['poster', 'original', 'a.jpg'],
  ['constructor', 'w500', 'a.jpg'],
  ['__proto__', 'w500', 'a.jpg'],
  ['poster', 'w500', '..%2f..%2fetc'],
  ['poster', 'w500', 'http:x.jpg'],
  ['poster', 'w500', 'a.svg'],
  ['poster', 'w500', `${'a'.repeat(81)}.jpg`],
])('/img/%s/%s/%s is nothing of ours', (kind, size, file) => {
  expect(parseImageUrl(kind, size, file)).toBeNull();
});
