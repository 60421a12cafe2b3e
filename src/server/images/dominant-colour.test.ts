import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDominantColour } from './dominant-colour.ts';

const fill = (colours: readonly (readonly [number, number, number])[]) => Uint8Array.from(colours.flat());

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (light: string, dark: string) => (luminance(light) + 0.05) / (luminance(dark) + 0.05);

test('text and the accent colour are readable on the dominant colour of any picture', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const colour = fc.tuple(channel, channel, channel);
  fc.assert(
    fc.property(fc.array(colour, { minLength: 1, maxLength: 60 }), (colours) => {
      const ink = findDominantColour(fill(colours));
      expect(ink).toMatch(/^#[0-9a-f]{6}$/);
      expect(luminance(ink)).toBeLessThanOrEqual(0.03);
      expect(contrast('#f5f2ec', ink)).toBeGreaterThanOrEqual(7);
      expect(contrast('#ffc46b', ink)).toBeGreaterThanOrEqual(7);
    }),
    { numRuns: 500 },
  );
});

test('the dominant colour is the most frequent dark tone, not the black of the bars nor the brightness of the sky', () => {
  const sky = Array.from({ length: 400 }, () => [180, 210, 240] as const);
  const wood = Array.from({ length: 300 }, () => [60, 20, 16] as const);
  const bars = Array.from({ length: 320 }, () => [0, 0, 0] as const);
  expect(findDominantColour(fill([...sky, ...wood, ...bars]))).toBe('#3c1410');
});

test('a picture without a dark tone gives its own colour, darkened', () => {
  const ink = findDominantColour(fill(Array.from({ length: 100 }, () => [250, 60, 60] as const)));
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
  expect(red).toBeGreaterThan(green * 2);
  expect(red).toBeGreaterThan(blue * 2);
});

test('without pixels it is the page’s own grey', () => {
  expect(findDominantColour(new Uint8Array())).toBe('#141516');
});
