import { expect, test } from 'vitest';
import { addGrain } from './grain.ts';

function grainOn(value: number): Uint8Array {
  const pixels = new Uint8Array(300 * 200 * 3).fill(value);
  addGrain(pixels, 300);
  return pixels;
}

const mean = (pixels: Uint8Array) => pixels.reduce((sum, value) => sum + value, 0) / pixels.length;

test('grain roughens a colour without changing its mean', () => {
  const pixels = grainOn(128);
  expect(new Set(pixels).size).toBeGreaterThan(20);
  expect(mean(pixels)).toBeGreaterThan(126);
  expect(mean(pixels)).toBeLessThan(130);
  expect(Math.max(...new Set(pixels.map((value) => Math.abs(value - 128))))).toBeLessThan(24);
});

test('black stays black, white stays white, and grey stays grey', () => {
  expect(new Set(grainOn(0))).toEqual(new Set([0]));
  expect(new Set(grainOn(255))).toEqual(new Set([255]));
  const pixels = grainOn(90);
  expect(pixels.filter((value, at) => value !== pixels[at - (at % 3)])).toHaveLength(0);
});
