import { SOURCE_LIMITS } from '../limits.ts';

const BEFORE = /^cole[cç][aã]o (?:d[aeo]s? )?/i;
const AFTER = / ?[-–—:,([]? ?(?:a )?(?:cole[cç][aã]o|collection) ?[)\]]?$/i;

/** TMDB calls every saga a collection: "Coleção Star Wars", "Matrix - Coleção". On our pages that word means an editor's. */
export function nameSaga(name: string): string {
  if (name.length > SOURCE_LIMITS.lineCharacters) return name;
  const plain = name.replace(/\s+/g, ' ').trim();
  return plain.replace(BEFORE, '').replace(AFTER, '').trim() || plain;
}
