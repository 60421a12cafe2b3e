import type { Typeface } from './typeface.ts';

const LETTER = /[\p{L}\p{N}\p{M}]/u;
/** Emoji and their joiners and modifiers: no face has them, and a title reads without. */
const PICTURES = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u200d\ufe0f\u20e3]/gu;
/** Unicode counts digits, © and ® as emoji too. */
const KEPT = /[\d#*©®™]/u;

export function withoutPictures(text: string): string {
  const plain = text.normalize('NFC').replaceAll(PICTURES, (sign) => (KEPT.test(sign) ? sign : ' '));
  return plain
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The text as the face can write it: missing signs are left out; undefined if a letter is missing. */
export function findSettable(face: Typeface, text: string): string | undefined {
  let settable = '';
  for (const sign of text) {
    if (sign === ' ' || face.covers(sign)) settable += sign;
    else if (LETTER.test(sign)) return undefined;
  }
  return settable.replaceAll(/ +/g, ' ').trim() || undefined;
}
