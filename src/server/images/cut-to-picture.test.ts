import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPicture } from '../../../test/pictures/picture-host.ts';
import { cutToPicture } from './cut-to-picture.ts';

const HIDDEN = Buffer.from('<script>alert(1)</script>');

describe.each(['jpeg', 'png', 'webp'] as const)('of a %s', (format) => {
  test('the whole file is the picture', async () => {
    const picture = await drawPicture(60, 40, format);
    expect(cutToPicture(picture, format)).toEqual(picture);
  });

  test('what follows the picture is cut off', async () => {
    const picture = await drawPicture(60, 40, format);
    expect(cutToPicture(Buffer.concat([picture, HIDDEN, picture]), format)).toEqual(picture);
  });

  test.each([0.02, 0.3, 0.7, 0.999])('%d of it is no picture', async (share) => {
    const picture = await drawPicture(60, 40, format);
    expect(cutToPicture(picture.subarray(0, Math.floor(picture.length * share)), format)).toBeNull();
  });
});

test('a progressive JPEG with a usual number of scans is one, with thousands it is not', async () => {
  const picture = await sharp(await drawPicture(64, 64))
    .jpeg({ progressive: true })
    .toBuffer();
  expect(cutToPicture(picture, 'jpeg')).toEqual(picture);
  const scan = picture.subarray(picture.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const many = Array.from({ length: 3_000 }, () => scan);
  expect(cutToPicture(Buffer.concat([picture.subarray(0, -2), ...many, picture.subarray(-2)]), 'jpeg')).toBeNull();
});

test('a PNG that moves is none', async () => {
  const picture = await drawPicture(8, 8, 'png');
  const frames = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  expect(cutToPicture(Buffer.concat([picture.subarray(0, 33), frames, picture.subarray(33)]), 'png')).toBeNull();
});
