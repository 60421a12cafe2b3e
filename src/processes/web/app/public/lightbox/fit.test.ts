import { expect, test } from 'vitest';
import { findRoom, fit } from './fit.ts';

const stage = { width: 1200, height: 800 };

test.each([
  [{ width: 1920, height: 1080 }, 0, { width: 1200, height: 675 }],
  [{ width: 500, height: 750 }, 0, { width: 800 / 1.5, height: 800 }],
  // On its side, its own width fills the height of the stage.
  [{ width: 1600, height: 900 }, 90, { width: 800, height: 450 }],
  [{ width: 1600, height: 900 }, 270, { width: 800, height: 450 }],
  [{ width: 1600, height: 900 }, 180, { width: 1200, height: 675 }],
  [{ width: 120, height: 80 }, 360, { width: 1200, height: 800 }],
])('a picture of %j turned by %d is shown as %j', (picture, rotation, size) => {
  const { width, height } = fit(picture, stage, rotation);
  expect(width).toBeCloseTo(size.width);
  expect(height).toBeCloseTo(size.height);
});

test.each([
  [1, 0, { x: 0, y: 0 }],
  [2, 0, { x: 600, y: 400 }],
  [0.5, 0, { x: 0, y: 0 }],
  // 800 by 533 on its side: 533 wide and 800 high, three times as large 1600 by 2400.
  [3, 90, { x: 200, y: 800 }],
])('zoomed to %d and turned by %d there is room for %j', (zoom, rotation, room) => {
  const found = findRoom({ width: 1200, height: 800 }, stage, { zoom, rotation });
  expect(found.x).toBeCloseTo(room.x);
  expect(found.y).toBeCloseTo(room.y);
});
