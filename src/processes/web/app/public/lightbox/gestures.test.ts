import { expect, test } from 'vitest';
import { isTap, pinchOf, swipeOf } from './gestures.ts';

test.each([
  [-120, 'next'],
  [-56, 'next'],
  [-55, undefined],
  [0, undefined],
  [55, undefined],
  [56, 'previous'],
] as const)('pulled sideways by %d the picture gives way to %s', (pull, asked) => {
  expect(swipeOf(pull)).toBe(asked);
});

test('a finger that hardly moved tapped', () => {
  expect([isTap(0), isTap(9), isTap(10)]).toEqual([true, true, false]);
});

test.each([
  ['apart', { x: 0, y: 0 }, { x: -100, y: 0 }, { x: 100, y: 0 }, { by: 2, around: { x: 0, y: 0 } }],
  ['together', { x: -100, y: 0 }, { x: 0, y: 0 }, { x: 100, y: 0 }, { by: 0.5, around: { x: 50, y: 0 } }],
  ['from one spot', { x: 5, y: 5 }, { x: 5, y: 25 }, { x: 5, y: 5 }, { by: 20, around: { x: 5, y: 15 } }],
])('two fingers that go %s scale the picture between them', (_way, from, to, other, pinch) => {
  expect(pinchOf(from, to, other)).toMatchObject(pinch);
});

test('two fingers that go along take the picture with them', () => {
  expect(pinchOf({ x: 0, y: 0 }, { x: 0, y: 40 }, { x: 0, y: 100 }).move).toEqual({ x: 0, y: 20 });
});
