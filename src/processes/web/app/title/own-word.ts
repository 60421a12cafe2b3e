/** Our word for one of TMDB's; none for what the table does not have, and every object has a `constructor`. */
export function ownWord(words: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(words, key) ? (words[key] ?? '') : '';
}
