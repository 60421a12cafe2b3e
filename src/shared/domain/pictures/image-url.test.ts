import { expect, test } from 'vitest';
import { buildImageUrl, buildSrcSet } from './image-url.ts';
import { parsePictureUrl } from './picture-request.ts';

test('a picture has an address on our own origin, whatever ending it has at TMDB, and the service can read it', () => {
  for (const ending of ['jpg', 'png', 'webp']) {
    const url = buildImageUrl('poster', 'w500', `/abc_D-9.${ending}`, 'avif');
    expect(url).toBe('/img/poster/w500/abc_D-9.avif');
    expect(parsePictureUrl(url ?? '')).toEqual({ kind: 'poster', size: 'w500', file: 'abc_D-9', format: 'avif' });
  }
});

test('the still of a trailer is asked for by the key of the video', () => {
  expect(buildImageUrl('video', 'w480', 'dQw4w9WgXcQ', 'webp')).toBe('/img/video/w480/dQw4w9WgXcQ.webp');
  expect(buildImageUrl('video', 'w480', 'no-key')).toBeNull();
});

test('srcset names every width from small to large', () => {
  expect(buildSrcSet('backdrop', ['w300', 'w780'], '/b.jpg', 'webp')).toBe(
    '/img/backdrop/w300/b.webp 300w, /img/backdrop/w780/b.webp 780w',
  );
  expect(buildSrcSet('backdrop', ['w300'], null, 'webp')).toBeUndefined();
});

test.each([null, '', 'abc.jpg', '/abc.svg', '/../x.jpg', '/a/b.jpg', '//evil.example/x.jpg', '/x.jpg?y'])(
  'the path %s makes no address',
  (path) => {
    expect(buildImageUrl('poster', 'w500', path)).toBeNull();
  },
);
