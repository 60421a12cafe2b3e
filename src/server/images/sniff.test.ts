import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isWhole, sniff } from './sniff.ts';

const picture = sharp({
  create: {
    width: 60,
    height: 90,
    channels: 3,
    background: '#2b4a6b',
    noise: { type: 'gaussian', mean: 90, sigma: 40 },
  },
});

test.each([
  ['image/jpeg', () => picture.clone().jpeg().toBuffer()],
  ['image/webp', () => picture.clone().webp().toBuffer()],
  ['image/avif', () => picture.clone().avif().toBuffer()],
])('of %s every prefix is recognised as incomplete', async (contentType, encode) => {
  const bytes = await encode();
  expect(isWhole(bytes, contentType)).toBe(true);
  for (let length = 0; length < bytes.length; length += 1) {
    // A JPEG may contain an end marker inside, as part of a thumbnail; ours do not.
    expect([length, isWhole(bytes.subarray(0, length), contentType)]).toEqual([length, false]);
  }
});

test('a picture is what its first bytes say, whatever it is called', async () => {
  expect(sniff(await picture.clone().png().toBuffer())).toBe('png');
  expect(sniff(await picture.clone().jpeg().toBuffer())).toBe('jpeg');
  expect(sniff(await picture.clone().webp().toBuffer())).toBe('webp');
  expect(sniff(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
  expect(sniff(Buffer.from('GIF89a'))).toBeNull();
  expect(sniff(Buffer.alloc(0))).toBeNull();
});
