/** FNV-1a, then mixed, to [0, 1): illustrative values are derived from a text, so they are the same on every machine. */
export function drawUnit(text: string): number {
  let value = 2166136261;
  for (const letter of text) {
    value ^= letter.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  value ^= value >>> 12;
  return (value >>> 0) / 4294967296;
}

/** An integer in [low, high]. */
export function drawBetween(text: string, low: number, high: number): number {
  return low + Math.floor(drawUnit(text) * (high - low + 1));
}
