import { createRandom } from '../hash.ts';

/** A random stream that depends only on its seed. */
export interface ArtRandom {
  /** In [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** In [low, high], both included. */
  integer(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

export function createArtRandom(seed: string): ArtRandom {
  const next = createRandom(seed);
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    pick: (list) => atIndex(list, Math.floor(next() * list.length)),
    chance: (share) => next() < share,
  };
}

/** Wraps around, so that an index beyond the end of a list is valid too. */
export function atIndex<T>(list: readonly T[], index: number): T {
  const chosen = list[index % list.length];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}
