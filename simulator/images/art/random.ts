import { createRandom } from '../../hash.ts';

/** A stream of draws that depends on its seed only. */
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

/** Counted round and round, so that a number too high for a list still means one of it. */
export function atIndex<T>(list: readonly T[], index: number): T {
  const chosen = list[index % list.length];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}
