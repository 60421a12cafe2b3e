import { parseId } from './ids.ts';

/** Letters that NFD does not decompose. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };

function toPlainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Some titles are whole sentences: slugs are cut at this length. */
const MAX_WORDS_CHARACTERS = 120;

/** Titles: words of a-z and 0-9 joined by dashes, then the year, then the id; empty parts are omitted. */
export function buildTitleSlug(title: string, year: number | null, id: number): string {
  const words = toPlainLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return [cutWords(words), year, id].filter((part) => part !== '' && part !== null).join('-');
}

function cutWords(words: string): string {
  if (words.length <= MAX_WORDS_CHARACTERS) return words;
  const cut = words.slice(0, MAX_WORDS_CHARACTERS);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut;
}

/** People: only a-z, 0-9, space and hyphen stay; runs of space and hyphen become one hyphen. */
export function buildPersonSlug(name: string, id: number): string {
  const words = toPlainLetters(name)
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/[ -]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return words ? `${cutWords(words)}-${id}` : String(id);
}

/**
 * Collections without a slug of their own: characters other than letters, digits and spaces are removed (`Homem-Aranha` becomes
 * `homemaranha`), and spaces become hyphens.
 */
export function buildRecordSlug(name: string): string {
  const words = toPlainLetters(name)
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');
  return cutWords(words);
}

/** Slug of a name as people type it: `Apple TV+` and `apple tv plus` are both `apple-tv-plus`. */
export function nameToSlug(name: string): string {
  return buildRecordSlug(name.replaceAll('+', ' plus'));
}

/** Slugs an editor may choose: words of a-z and 0-9 joined by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_WORDS_CHARACTERS && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** An editor's words plus the id. The id finds the subject, whatever the words before it. */
export function buildOwnSlug(words: string | undefined, id: number): string | undefined {
  return words === undefined ? undefined : `${words}-${id}`;
}

/** Normal form that search compares: lower-case words without accents, one space between. Other scripts stay. */
export function normaliseForSearch(text: string): string {
  return toPlainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The id at the end of `cidade-de-deus-2002-598`, if the last segment is a number. */
export function parseTrailingId(slugId: string): number | null {
  return parseId(slugId.slice(slugId.lastIndexOf('-') + 1)) ?? null;
}

/** The words of a slug: a name, or a name and a year. */
export interface AddressName {
  /** The whole slug, normalised for search: `blade runner 2049`. */
  whole: string;
  /** Without a year at the end. */
  beforeYear: string;
  year: number | null;
}

/** `cidade-de-deus-2002` may be a film of that name, or "Cidade de Deus" of 2002. */
export function parseAddressName(slug: string): AddressName {
  const whole = normaliseForSearch(slug);
  const parts = /^(.+) ((?:18|19|20)\d\d)$/.exec(whole);
  return { whole, beforeYear: parts?.[1] ?? whole, year: parts ? Number(parts[2]) : null };
}
