/** Ranges of the 332 code points in the card's fonts, the same as in the site's font files. */
const RUNS: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa3],
  [0xa5, 0xa5],
  [0xa7, 0xa7],
  [0xa9, 0xab],
  [0xad, 0xae],
  [0xb0, 0xb3],
  [0xb7, 0xb7],
  [0xb9, 0x131],
  [0x134, 0x137],
  [0x139, 0x13e],
  [0x141, 0x148],
  [0x14c, 0x17e],
  [0x1cd, 0x1d4],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2020],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** Drops characters that would be drawn as an empty box. If nothing is left of a title, only the poster is drawn. */
export function keepDrawable(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) => (isDrawable(letter.codePointAt(0) ?? 0) ? letter : ' '));
  return letters.join('').replace(/\s+/g, ' ').trim();
}

function isDrawable(code: number): boolean {
  return RUNS.some(([first, last]) => code >= first && code <= last);
}
