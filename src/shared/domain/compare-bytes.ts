/** Compares like PostgreSQL's "C" collation: by UTF-8 bytes, where code points above U+FFFF come last. */
export function compareBytes(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const [a, b] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (a !== b) return placeOfUnit(a) - placeOfUnit(b);
  }
  return one.length - other.length;
}

/** Sorts surrogates (halves of a code point above U+FFFF) after all other UTF-16 units. */
function placeOfUnit(unit: number): number {
  if (unit < 0xd8_00) return unit;
  return unit < 0xe0_00 ? unit + 0x20_00 : unit - 0x8_00;
}
