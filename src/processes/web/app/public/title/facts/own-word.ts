/**
 * The Portuguese word for one of TMDB's, empty if the table has none. `Object.hasOwn`, because every object has a `constructor`.
 */
export function ownWord(words: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(words, key) ? (words[key] ?? '') : '';
}
