/**
 * One bit per title. All sets of an index have the same number of words. Signed, because V8 keeps an unsigned word that does
 * not fit 31 bits as a float: ten times slower.
 */
export type Bits = Int32Array;

export function setBit(bits: Bits, at: number): void {
  const word = at >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (at & 31));
}

export function clearBit(bits: Bits, at: number): void {
  const word = at >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (at & 31));
}

export function hasBit(bits: Bits, at: number): boolean {
  return ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
}

/** What is in any of them; a single set is returned itself, so the result must not be changed. */
export function anyOf([first, ...others]: readonly Bits[], words: number): Bits {
  if (first && others.length === 0) return first;
  const union = first?.slice() ?? new Int32Array(words);
  for (const bits of others) {
    for (let word = 0; word < words; word += 1) union[word] = (union[word] ?? 0) | (bits[word] ?? 0);
  }
  return union;
}

/** What is in all of them; at least one set is given. */
export function allOf([first, ...others]: readonly Bits[], words: number): Bits {
  const common = first?.slice() ?? new Int32Array(words);
  for (const bits of others) {
    for (let word = 0; word < words; word += 1) common[word] = (common[word] ?? 0) & (bits[word] ?? 0);
  }
  return common;
}

export function countBits(bits: Bits): number {
  let size = 0;
  for (let word = 0; word < bits.length; word += 1) size += countOnes(bits[word] ?? 0);
  return size;
}

export function sizeOfBoth(one: Bits, other: Bits): number {
  let size = 0;
  for (let word = 0; word < one.length; word += 1) {
    const both = (one[word] ?? 0) & (other[word] ?? 0);
    if (both !== 0) size += countOnes(both);
  }
  return size;
}

/** Sums neighbouring bits in parallel: pairs, then nibbles, then bytes (Hacker's Delight, 5-1). */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const nibbles = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

/** Calls back with each position whose bit is set, ascending. */
export function forEachBit(bits: Bits, visit: (at: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      visit(word * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
}
