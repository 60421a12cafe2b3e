import { expect, test } from 'vitest';
import { growthOf } from './half-load.ts';

test('what goes up and down without end has not grown, and what climbs has, by as much as from its first to its last', () => {
  expect(growthOf([5, 5, 5, 5])).toBe(0);
  expect(growthOf([5, 9, 9, 5])).toBe(0);
  expect(growthOf([10, 12, 14, 16])).toBeCloseTo(6);
});
