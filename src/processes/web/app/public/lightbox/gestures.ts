import type { Point } from './view.ts';

/** A shorter movement, in pixels, is not a swipe. */
const SWIPE_PIXELS = 56;
const TAP_PIXELS = 10;

/** What a sideways pull of this many pixels means. */
export function swipeOf(pull: number): 'next' | 'previous' | undefined {
  if (Math.abs(pull) < SWIPE_PIXELS) return undefined;
  return pull < 0 ? 'next' : 'previous';
}

export function isTap(travelled: number): boolean {
  return travelled < TAP_PIXELS;
}

export interface Pinch {
  by: number;
  around: Point;
  move: Point;
}

/** One of two fingers moved: the scale factor, the new middle between them, and how far the middle moved. */
export function pinchOf(from: Point, to: Point, other: Point): Pinch {
  const around = middle(to, other);
  const before = middle(from, other);
  // At least 1 pixel: two fingers on one spot have no distance to divide by.
  const span = Math.max(1, distance(from, other));
  return {
    by: Math.max(1, distance(to, other)) / span,
    around,
    move: { x: around.x - before.x, y: around.y - before.y },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
