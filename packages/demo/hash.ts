/** FNV-1a, then mixed: the same text gives the same number on any machine. */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) {
    value ^= letter.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  return value >>> 0;
}

/** mulberry32: a stream of numbers in [0, 1) that depends only on its seed. */
export function createRandom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** 24 hexadecimal digits, the format of TMDB's credit and video ids. */
export function hexId(text: string): string {
  return ['a', 'b', 'c'].map((salt) => hash(`${salt}|${text}`).toString(16).padStart(8, '0')).join('');
}
