import { expect, test } from 'vitest';
import { moveActive } from './move-active.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, -1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 3, undefined],
  ['End', -1, 3, undefined],
  ['a', 1, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
])('%s from option %i of %i activates %s', (key, active, count, lit) => {
  expect(moveActive(key, active, count)).toBe(lit);
});
