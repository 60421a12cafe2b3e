import { normaliseForSearch } from '#shared/domain/slug.ts';

/** Keys are cut here, so a longer phrase is too. */
const KEY_CHARACTERS = 48;

/** Words no title is told apart by. No key begins with one in the middle of a name, so nothing is looked up by one. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
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

/** What was typed as names are kept: plain words, and every sign of a script without spaces a word of its own. */
export function toPhrase(query: string): string {
  return normaliseForSearch(query).replace(UNSPACED, ' $& ').replace(/ +/g, ' ').trim();
}

/** A phrase as a key would begin with it. */
export function toKeyStart(phrase: string): string {
  return [...phrase].slice(0, KEY_CHARACTERS).join('');
}

export function splitWords(phrase: string): string[] {
  return phrase === '' ? [] : phrase.split(' ');
}

/** Those of them people add or leave out without meaning anything by it. */
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

/** The words a name must have to be meant; all of them where none says anything. */
export function neededWords(words: readonly string[]): string[] {
  const needed = words.filter((word) => !FORGIVEN_WORDS.has(word));
  return needed.length > 0 ? needed : [...words];
}

/** The words a name can be looked up by; all of them where there is none. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** `duna 2021`: the year at either end, and the rest. No film is older than 1874. */
export function splitYear(words: readonly string[]): { year: number; rest: string[] } | undefined {
  if (words.length < 2) return undefined;
  const isYear = (word: string | undefined) => /^(?:18[789]\d|19\d\d|20[0-4]\d)$/.test(word ?? '');
  if (isYear(words.at(-1))) return { year: Number(words.at(-1)), rest: words.slice(0, -1) };
  return isYear(words[0]) ? { year: Number(words[0]), rest: words.slice(1) } : undefined;
}
