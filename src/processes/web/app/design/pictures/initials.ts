/** The number of colours in person-picture.module.css. */
export const PERSON_TONES = 8;

/** `Fernanda Montenegro` → `FM`; empty for a name without letters. */
export function toInitials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word) ?? []);
  return [letters[0], letters.slice(1).at(-1)].join('').toUpperCase();
}

/** Derived from the name, so that a person has the same colour on every page: not every list has the id. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % PERSON_TONES;
}
