import { normaliseForSearch } from '#shared/domain/slug.ts';

/** Gives normalised words back the accents and capitals of the title found. */
export function spellAsShown(words: readonly string[], title: string): string {
  const shown = new Map(title.split(/[^\p{L}\p{N}\p{M}]+/u).map((word) => [normaliseForSearch(word), word]));
  return words.map((word) => shown.get(word) ?? word).join(' ');
}
