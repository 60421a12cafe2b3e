import type { Typeface } from './typeface.ts';

const LETTER = /[\p{L}\p{N}\p{M}]/u;
/** Pictures, and what joins or colours them: no face has them, and a title reads without. */
const PICTURES = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u200d\ufe0f\u20e3]/gu;
/** Digits count as pictures in Unicode's eyes, and so do © and ®. */
const KEPT = /[\d#*©®™]/u;

export function withoutPictures(text: string): string {
  const plain = text.normalize('NFC').replaceAll(PICTURES, (sign) => (KEPT.test(sign) ? sign : ' '));
  return plain
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** As the face can write it: a sign it lacks is left out, one letter it lacks and it cannot write the text at all. */
export function findSettable(face: Typeface, text: string): string | undefined {
  let settable = '';
  for (const sign of text) {
    if (sign === ' ' || face.covers(sign)) settable += sign;
    else if (LETTER.test(sign)) return undefined;
  }
  return settable.replaceAll(/ +/g, ' ').trim() || undefined;
}
