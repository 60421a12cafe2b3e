import { notCharacters } from '#shared/text/search/search-words.ts';
import { normaliseForSearch } from '../slug.ts';

const MIN_CHARACTERS = 3;

/** "Ele mesmo" and "narrador" are parts, but no characters. */
export function mayNameCharacter(phrase: string): boolean {
  return phrase.length >= MIN_CHARACTERS && !notCharacters.split('|').includes(phrase);
}

/**
 * The one of a part's names that the phrase starts, at its first word or its last. A phrase of one word must be a whole word:
 * "ana" is not the start of every Anakin.
 */
export function matchedName(part: string, phrase: string): string | undefined {
  const isPrefix = phrase.includes(' ')
    ? (plain: string) => plain.startsWith(phrase)
    : (plain: string) => plain === phrase || plain.startsWith(`${phrase} `);
  return part
    .replace(/\([^)]*\)?/g, '')
    .split('/')
    .map((name) => name.trim())
    .find((name) => {
      const plain = normaliseForSearch(name);
      return isPrefix(plain) || isPrefix(plain.replace(/^(.*) ([^ ]+)$/, '$2 $1'));
    });
}
