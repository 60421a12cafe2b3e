/** Shorter names often differ by one letter. */
const SHORT = 8;

/** Pairs of nearly equal names: equal without accents, case and punctuation, or, if long, one letter apart. */
export function findAlikeNames(names: readonly string[]): [string, string][] {
  const plain = names.map((name) => ({ name, letters: plainLetters(name) }));
  // Two words one edit apart share the word itself or a form without one letter.
  const byForm = new Map<string, typeof plain>();
  for (const entry of plain) {
    for (const form of formsOf(entry.letters)) byForm.set(form, [...(byForm.get(form) ?? []), entry]);
  }
  const pairs = new Map<string, [string, string]>();
  for (const group of byForm.values()) {
    for (const [index, one] of group.entries()) {
      for (const other of group.slice(index + 1)) {
        if (one.name === other.name || !isAlike(one.letters, other.letters)) continue;
        pairs.set([one.name, other.name].toSorted().join(), [one.name, other.name]);
      }
    }
  }
  return [...pairs.values()];
}

function plainLetters(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

function formsOf(letters: string): Set<string> {
  return new Set([letters, ...Array.from(letters, (_, index) => letters.slice(0, index) + letters.slice(index + 1))]);
}

function isAlike(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) > SHORT && isOneEditApart(one, other));
}

function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = short.length === long.length ? short.slice(start + 1) : short.slice(start);
  return long.slice(start + 1) === rest;
}
