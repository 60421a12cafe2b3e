/** Seeded random choices: the same seed gives the same results. */
export interface Dice {
  chance(share: number): boolean;
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
}

export function createDice(seed: number): Dice {
  const random = mulberry32(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return { chance: (share) => random() < share, below, pick: (values) => values[below(values.length)] as never };
}

function mulberry32(seed: number): () => number {
  // Scrambles the seed, so that neighbouring seeds give different results.
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}
