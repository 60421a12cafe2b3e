import { expect, test } from 'vitest';
import { shapeOf } from './picture-shape.ts';

test.each([
  [500, 750, 'portrait'],
  [800, 1000, 'portrait'],
  [801, 1000, 'standard'],
  [1000, 1000, 'standard'],
  [1024, 768, 'standard'],
  [1499, 1000, 'standard'],
  [1500, 1000, 'landscape'],
  [1280, 720, 'landscape'],
] as const)('a picture of %d by %d is shown as %s', (width, height, shape) => {
  expect(shapeOf({ width, height })).toBe(shape);
});
