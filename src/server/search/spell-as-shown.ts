import { normaliseForSearch } from '#shared/domain/slug.ts';

/** Words as they are looked up are plain; as they are offered they have the accents and capitals of what was found. */
export function spellAsShown(words: readonly string[], title: string): string {
  const shown = new Map(title.split(/[^\p{L}\p{N}\p{M}]+/u).map((word) => [normaliseForSearch(word), word]));
  return words.map((word) => shown.get(word) ?? word).join(' ');
}
