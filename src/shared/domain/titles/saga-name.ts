const BEFORE = /^cole[cç][aã]o\s+(?:d[aeo]s?\s+)?/i;
const AFTER = /\s*[-–—:,([]?\s*(?:a\s+)?(?:cole[cç][aã]o|collection)\s*[)\]]?\s*$/i;

/** TMDB calls every saga a collection: "Coleção Star Wars", "Matrix - Coleção". On our pages that word means an editor's. */
export function nameSaga(name: string): string {
  const plain = name.trim();
  return plain.replace(BEFORE, '').replace(AFTER, '').trim() || plain;
}
