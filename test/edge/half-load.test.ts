import { expect, test } from 'vitest';
import { growthOf } from './half-load.ts';

test('an oscillating series has not grown, and a rising one has grown by the difference of its ends', () => {
  expect(growthOf([5, 5, 5, 5])).toBe(0);
  expect(growthOf([5, 9, 9, 5])).toBe(0);
  expect(growthOf([10, 12, 14, 16])).toBeCloseTo(6);
});
