/** Hashes two numbers into one (murmur3's finaliser): integers only, so every machine gets the same result. */
export function mix(a: number, b: number): number {
  let value = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b) + b;
  value ^= value >>> 16;
  value = Math.imul(value, 0x7feb352d);
  value ^= value >>> 15;
  value = Math.imul(value, 0x846ca68b);
  value ^= value >>> 16;
  return value >>> 0;
}

/** In [0, 1), from 32 bits. */
export function unit(bits: number): number {
  return bits / 4294967296;
}

/** True with this probability; `chance(mix(seed, SALT), 0.02)` is true for 2 % of seeds. */
export function chance(bits: number, share: number): boolean {
  return bits < share * 4294967296;
}

/** An integer in [low, high]. */
export function between(bits: number, low: number, high: number): number {
  return low + Math.floor(unit(bits) * (high - low + 1));
}

export function pick<T>(bits: number, list: readonly T[]): T {
  const chosen = list[Math.floor(unit(bits) * list.length)];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
}

/** Prefers the front of the list, as with common words and names: the square of a uniform draw. */
export function pickEarly<T>(bits: number, list: readonly T[]): T {
  const draw = unit(bits);
  const chosen = list[Math.floor(draw * draw * list.length)];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
}

/** 24 hexadecimal digits, the format of TMDB's credit and video ids. */
export function hexOf(bits: number): string {
  return [1, 2, 3].map((salt) => mix(bits, salt).toString(16).padStart(8, '0')).join('');
}
