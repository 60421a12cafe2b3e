/**
 * Phonetic key for Brazilian Portuguese, approximately: words that are spelt differently and sound alike get the same key.
 * x is ch; s, ss, ç, c and z are one; lh is li; ge is je; h is mute; doubled letters are one. Foreign spellings as read in
 * Brazil: ph is f, th is t, w is v, y is i, k is c.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sch|sh|ch|x/g, 'X'],
  [/lh(?=[aeiou])|li(?=[aeou])|ll(?=[aeou])/g, 'L'],
  [/nh(?=[aeiou])|ni(?=[aeou])/g, 'N'],
  [/sc(?=[ei])|xc(?=[ei])/g, 'S'],
  [/h/g, ''],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/qu(?=[ei])|q|k/g, 'K'],
  [/c(?=[ei])/g, 'S'],
  [/c/g, 'K'],
  [/[sz]/g, 'S'],
  [/m(?=[^aeiou]|$)/g, 'n'],
  [/l$/g, 'u'],
  [/o$/g, 'u'],
  [/e$/g, 'i'],
  [/e(?=S)/g, 'i'],
  [/(.)\1+/g, '$1'],
];

function toSound(word: string): string {
  return RULES.reduce((sound, [from, to]) => sound.replace(from, to), word);
}

/** All phonetic keys: a c before a, o or u may be a ç typed without its cedilla. */
export function listSounds(word: string): string[] {
  const sounds = new Set([toSound(word)]);
  for (const { index } of word.matchAll(/c(?=[aou])/g))
    sounds.add(toSound(`${word.slice(0, index)}s${word.slice(index + 1)}`));
  return [...sounds];
}
