import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildPictureUrl,
  PICTURE_FORMATS,
  PICTURE_KINDS,
  PICTURE_SIZES,
  parsePictureRequest,
  parsePictureUrl,
  pictureKey,
} from '#shared/domain/pictures/picture-request.ts';
import { largerSourceKeys, servedSize, sourceKey } from './sizes.ts';

const DOCUMENTED: Record<string, string[]> = {
  poster: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'],
  backdrop: ['w300', 'w780', 'w1280', 'original'],
  still: ['w92', 'w185', 'w300', 'original'],
  profile: ['w45', 'w185', 'h632', 'original'],
  logo: ['w45', 'w92', 'w154', 'w185', 'w300', 'w500', 'original'],
};

test('every kind is to be had in every size and format, and TMDB is never asked for a size it does not document', () => {
  for (const kind of PICTURE_KINDS) {
    for (const size of PICTURE_SIZES) {
      for (const format of Object.keys(PICTURE_FORMATS)) {
        const request = parsePictureRequest(kind, size, `dQw4w9WgXcQ.${format}`);
        if (!request) throw new Error(`${kind} ${size} ${format}`);
        expect(parsePictureUrl(buildPictureUrl(request))).toEqual(request);
        if (kind !== 'video') expect(DOCUMENTED[kind]).toContain(servedSize(request));
      }
    }
  }
});

test.each([
  ['poster', 'w300', 'w342'],
  ['poster', 'w1280', 'original'],
  ['poster', 'w1920', 'original'],
  ['backdrop', 'w92', 'w300'],
  ['backdrop', 'w185', 'w300'],
  ['backdrop', 'w342', 'w780'],
  ['backdrop', 'w500', 'w780'],
  ['backdrop', 'w1920', 'original'],
  ['profile', 'w92', 'w185'],
  ['profile', 'w300', 'h632'],
  ['profile', 'w500', 'h632'],
  ['profile', 'w780', 'original'],
  ['logo', 'w342', 'w500'],
  ['logo', 'w780', 'original'],
  ['still', 'w342', 'original'],
] as const)('a %s in %s is made from %s', (kind, size, served) => {
  expect(servedSize({ kind, size })).toBe(served);
});

test.each([
  ['poster', 'w300', ['poster/w500', 'poster/w780', 'poster/original']],
  ['backdrop', 'w1280', ['backdrop/original']],
  ['profile', 'w92', ['profile/h632', 'profile/original']],
  ['still', 'original', []],
  ['video', 'w320', []],
] as const)('a %s in %s can also be made from the larger ones', (kind, size, larger) => {
  const keys = largerSourceKeys({ kind, size, file: 'abc', format: 'webp' });
  expect(keys).toEqual(larger.map((made) => `source/${made}/ab/abc`));
});

describe('an address that is not exactly one of ours', () => {
  test.each([
    ['poster', 'w341', 'a.webp'],
    ['poster', 'w500', 'a.png'],
    ['poster', 'w500', 'a.svg'],
    ['poster', 'w500', 'a.WEBP'],
    ['poster', 'w500', '.webp'],
    ['poster', 'w500', '../a.webp'],
    ['poster', 'w500', 'a.webp\n'],
    ['poster', 'w500', `${'a'.repeat(81)}.webp`],
    ['constructor', 'w500', 'a.webp'],
    ['__proto__', 'w500', 'a.webp'],
    ['poster', 'toString', 'a.webp'],
    ['video', 'w480', 'short.webp'],
    ['video', 'w480', 'twelve-chars.webp'],
  ])('%s %s %j is nothing', (kind, size, name) => {
    expect(parsePictureRequest(kind, size, name)).toBeNull();
  });

  test('whatever is let in is stored below its own folder', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w./%-]{0,30}\.(webp|avif|jpg)$/));
    fc.assert(
      fc.property(
        fc.constantFrom(...PICTURE_KINDS),
        fc.constantFrom(...PICTURE_SIZES),
        anything,
        (kind, size, name) => {
          const request = parsePictureRequest(kind, size, name);
          if (!request) return;
          expect(pictureKey(request)).toMatch(/^[a-z]+\/[a-z0-9]+\/[\w-]{1,2}\/[\w-]{1,80}\.(avif|webp|jpg)$/);
          expect(sourceKey(request)).toMatch(/^source\/[a-z]+\/[a-z0-9]+\/[\w-]{1,2}\/[\w-]{1,80}$/);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
