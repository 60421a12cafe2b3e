/** As many as person-picture.module.css has colours for. */
export const PERSON_TONES = 8;

/** `Fernanda Montenegro` → `FM`; empty for a name without letters. */
export function toInitials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word) ?? []);
  return [letters[0], letters.slice(1).at(-1)].join('').toUpperCase();
}

/** The same person has the same colour on every page; of a name, because not every list knows the id. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % PERSON_TONES;
}
