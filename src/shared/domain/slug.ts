/** Letters that NFD does not take apart. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };

function toPlainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Some titles are whole sentences; an address is not. */
const MAX_WORDS_CHARACTERS = 120;

/** Title rule of SPEC §3: words of a-z and 0-9 joined by dashes, then the year, then the id; empty parts are left out. */
export function buildTitleSlug(title: string, year: number | null, id: number): string {
  const words = toPlainLetters(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return [cutWords(words), year, id].filter((part) => part !== '' && part !== null).join('-');
}

function cutWords(words: string): string {
  if (words.length <= MAX_WORDS_CHARACTERS) return words;
  const cut = words.slice(0, MAX_WORDS_CHARACTERS);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut;
}

/** Person rule of SPEC §2: only a-z, 0-9, space and hyphen survive; runs of the last two become one hyphen. */
export function buildPersonSlug(name: string, id: number): string {
  const words = toPlainLetters(name)
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/[ -]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return words ? `${cutWords(words)}-${id}` : String(id);
}

/**
 * Collection rule of SPEC §3, for one without a slug of its own: what is neither letter, digit nor space goes without a
 * trace (`Homem-Aranha` is `homemaranha`), and spaces become hyphens.
 */
export function buildCollectionSlug(name: string): string {
  const words = toPlainLetters(name)
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');
  return cutWords(words);
}

/** A name as people type it: `Apple TV+` and `apple tv plus` are both `apple-tv-plus`. */
export function nameToSlug(name: string): string {
  return buildCollectionSlug(name.replaceAll('+', ' plus'));
}

/** What an editor may give an address: words of a-z and 0-9 joined by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_WORDS_CHARACTERS && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** An editor's words with the number that makes the address somebody's: whatever stood before it, it leads here. */
export function buildOwnSlug(words: string | undefined, id: number): string | undefined {
  return words === undefined ? undefined : `${words}-${id}`;
}

/** What search compares: plain lower-case words, one space between. Scripts other than Latin are kept as they are. */
export function normaliseForSearch(text: string): string {
  return toPlainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** PostgreSQL's integer; a longer number cannot be an id of ours. */
const MAX_ID = 2_147_483_647;

/** The id at the end of `cidade-de-deus-2002-598`, if the last segment is a number (SPEC §5). */
export function parseTrailingId(slugId: string): number | null {
  const last = slugId.slice(slugId.lastIndexOf('-') + 1);
  if (!/^\d{1,10}$/.test(last)) return null;
  const id = Number(last);
  return id > 0 && id <= MAX_ID ? id : null;
}

/** What an address says in words: a name, or a name and a year. */
export interface AddressName {
  /** All of it as search compares names: `blade runner 2049`. */
  whole: string;
  /** Without the year at its end, where it ends in one. */
  beforeYear: string;
  year: number | null;
}

/** `cidade-de-deus-2002` is a film of that name, or "Cidade de Deus" of 2002. */
export function parseAddressName(slug: string): AddressName {
  const whole = normaliseForSearch(slug);
  const parts = /^(.+) ((?:18|19|20)\d\d)$/.exec(whole);
  return { whole, beforeYear: parts?.[1] ?? whole, year: parts ? Number(parts[2]) : null };
}
