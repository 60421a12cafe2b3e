import { expect, test } from 'vitest';
import {
  type Box,
  type Corner,
  dragCorner,
  fitBox,
  focusIn,
  isUncropped,
  largestBox,
  moveBox,
  scaleBox,
} from './crop.ts';

const PICTURE = { width: 1600, height: 900 };

test.each([
  [2 / 3, { x: 500, y: 0, width: 600, height: 900 }],
  [16 / 9, { x: 0, y: 0, width: 1600, height: 900 }],
  [1200 / 630, { x: 0, y: 30, width: 1600, height: 840 }],
  [undefined, { x: 0, y: 0, width: 1600, height: 900 }],
])('the largest frame of the shape %s is in the middle', (ratio, box) => {
  expect(largestBox(PICTURE, ratio)).toEqual(box);
});

test.each<[string, Box, Box]>([
  ['as it is', { x: 10, y: 20, width: 320, height: 1 }, { x: 10, y: 20, width: 320, height: 480 }],
  ['too far right', { x: 1500, y: 0, width: 320, height: 0 }, { x: 1280, y: 0, width: 320, height: 480 }],
  ['before the edge', { x: -5, y: -5, width: 320, height: 0 }, { x: 0, y: 0, width: 320, height: 480 }],
  ['too wide', { x: 0, y: 0, width: 5_000, height: 0 }, { x: 0, y: 0, width: 600, height: 900 }],
  ['between pixels', { x: 1.4, y: 2.6, width: 300.2, height: 0 }, { x: 1, y: 3, width: 300, height: 450 }],
  ['nothing', { x: 0, y: 0, width: 0, height: 0 }, { x: 0, y: 0, width: 1, height: 2 }],
])('a frame that is %s fits the picture', (_, given, box) => {
  expect(fitBox(PICTURE, 2 / 3, given)).toEqual(box);
});

test('a frame moves by shares of the picture and stops at its edges', () => {
  const box = largestBox(PICTURE, 2 / 3);
  expect(moveBox(PICTURE, box, { x: 0.01, y: 0.1 })).toEqual({ ...box, x: 516 });
  expect(moveBox(PICTURE, box, { x: -1, y: 0 })).toEqual({ ...box, x: 0 });
  expect(moveBox(PICTURE, box, { x: 1, y: 0 })).toEqual({ ...box, x: 1000 });
});

test('a frame shrinks around its middle down to the least width, and grows back', () => {
  const box = largestBox(PICTURE, 2 / 3);
  expect(scaleBox(PICTURE, 2 / 3, box, 0.9, 500)).toEqual({ x: 530, y: 45, width: 540, height: 810 });
  expect(scaleBox(PICTURE, 2 / 3, box, 0.1, 500).width).toBe(500);
  expect(scaleBox(PICTURE, 2 / 3, { x: 1000, y: 0, width: 500, height: 750 }, 4, 500)).toEqual({ ...box, x: 250 });
});

test('every frame keeps its shape within one pixel and never leaves the picture', () => {
  for (const ratio of [2 / 3, 16 / 9, 1200 / 630])
    for (let at = 0; at < 400; at += 1) {
      const box = fitBox(PICTURE, ratio, { x: at * 7 - 500, y: at * 5 - 500, width: at * 5 + 1, height: 0 });
      expect(Math.abs(box.width / ratio - box.height)).toBeLessThanOrEqual(1);
      expect(box.x >= 0 && box.y >= 0).toBe(true);
      expect(box.x + box.width <= PICTURE.width && box.y + box.height <= PICTURE.height).toBe(true);
    }
});

test('only the whole picture is whole', () => {
  expect(isUncropped(PICTURE, { x: 0, y: 0, ...PICTURE })).toBe(true);
  expect(isUncropped(PICTURE, { x: 1, y: 0, width: 1599, height: 900 })).toBe(false);
});

test.each<[Corner, { x: number; y: number }, Box]>([
  ['se', { x: 640, y: 0 }, { x: 100, y: 50, width: 540, height: 810 }],
  ['se', { x: 5_000, y: 0 }, { x: 100, y: 50, width: 566, height: 849 }],
  ['nw', { x: 150, y: 0 }, { x: 150, y: 125, width: 450, height: 675 }],
  ['ne', { x: 200, y: 0 }, { x: 100, y: 200, width: 400, height: 600 }],
  ['sw', { x: -40, y: 0 }, { x: 34, y: 50, width: 566, height: 849 }],
])('the corner %s is dragged and the opposite one stays', (corner, to, box) => {
  const frame = { x: 100, y: 50, width: 500, height: 750 };
  expect(dragCorner(PICTURE, 2 / 3, frame, { corner, to, least: 400 })).toEqual(box);
});

test('without a shape, a corner follows the point', () => {
  const frame = { x: 100, y: 50, width: 500, height: 750 };
  const given = { corner: 'se', to: { x: 900, y: 300 }, least: 500 } as const;
  expect(dragCorner(PICTURE, undefined, frame, given)).toEqual({ x: 100, y: 50, width: 800, height: 250 });
});

test.each([
  [
    { x: 400, y: 0, width: 600, height: 900 },
    { x: 0.933, y: 0.5 },
  ],
  [
    { x: 0, y: 0, width: 600, height: 900 },
    { x: 1, y: 0.5 },
  ],
  [
    { x: 1000, y: 600, width: 600, height: 300 },
    { x: 0, y: 0 },
  ],
])('the focus of a picture is where it was in its part %j, or at the edge next to it', (box, focus) => {
  const found = focusIn({ ...PICTURE, focusX: 60, focusY: 50 }, box);
  expect([found.x, found.y].map((share) => Math.round(share * 1_000) / 1_000)).toEqual([focus.x, focus.y]);
});
