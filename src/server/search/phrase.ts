import { normaliseForSearch } from '#shared/domain/slug.ts';

/** Keys are cut at this length, so a longer phrase is too. */
const KEY_CHARACTERS = 48;

/** Stop words. No key starts with one in the middle of a name, so they are not used for lookups. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    ['o', 'a', 'os', 'as', 'e', 'de', 'da', 'do', 'das', 'dos', 'em', 'no', 'na'],
    [
      'the',
      'of',
      'and',
      'in',
      'to',
      'la',
      'el',
      'le',
      'les',
      'los',
      'las',
      'y',
      'et',
      'und',
      'der',
      'die',
      'del',
      'di',
    ],
  ].flat(),
);

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/g;

/** Normalises a query like names: plain words, and every character of a script without spaces is a word. */
export function toPhrase(query: string): string {
  return normaliseForSearch(query).replace(UNSPACED, ' $& ').replace(/ +/g, ' ').trim();
}

/** The phrase cut to the length of a key. */
export function toKeyStart(phrase: string): string {
  return [...phrase].slice(0, KEY_CHARACTERS).join('');
}

export function splitWords(phrase: string): string[] {
  return phrase === '' ? [] : phrase.split(' ');
}

/** Stop words that people add or omit by accident. */
const FORGIVEN_WORDS: ReadonlySet<string> = new Set([
  'o',
  'a',
  'os',
  'as',
  'e',
  'de',
  'da',
  'do',
  'das',
  'dos',
  'the',
  'of',
]);

/** The words that a name must have; all of them if only forgiven ones are left. */
export function neededWords(words: readonly string[]): string[] {
  const needed = words.filter((word) => !FORGIVEN_WORDS.has(word));
  return needed.length > 0 ? needed : [...words];
}

/** The words to look names up by; all of them if only stop words are left. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** `duna 2021`: a year at either end, and the rest. No film is older than 1874. */
export function splitYear(words: readonly string[]): { year: number; rest: string[] } | undefined {
  if (words.length < 2) return undefined;
  const isYear = (word: string | undefined) => /^(?:18[789]\d|19\d\d|20[0-4]\d)$/.test(word ?? '');
  if (isYear(words.at(-1))) return { year: Number(words.at(-1)), rest: words.slice(0, -1) };
  return isYear(words[0]) ? { year: Number(words[0]), rest: words.slice(1) } : undefined;
}
