import { createWorld } from './create-world.ts';
import type { World, WorldOptions } from './world.ts';

/** A small world for tests, always on the same day. */
export function buildWorld(options: Partial<WorldOptions> & { on?: string } = {}): World {
  const { on = '2026-11-15', ...rest } = options;
  return createWorld({
    seed: 7,
    movies: 400,
    series: 200,
    people: 600,
    now: () => new Date(`${on}T12:00:00Z`),
    ...rest,
  });
}

/** Ids 1..last. */
export function idsUpTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
