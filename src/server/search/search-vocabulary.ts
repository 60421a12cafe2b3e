import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';

export interface KnownWord {
  word: string;
  /** The best score of a name with this word. */
  best: number;
}

/** At most this many words that share a fuzzy key are compared; the most popular first. */
const WORDS_LOOKED_AT = 400;

export interface ShapedWord extends KnownWord {
  /** Matched by its phonetic key, not only by a deletion key. */
  isAlike: boolean;
}

/**
 * Words stored under any of these fuzzy keys. As one row: the driver takes longer to read hundreds of rows than the server
 * to find them.
 */
export async function listShapedWords(db: Db, shapes: readonly string[]): Promise<ShapedWord[]> {
  const { rows } = await sql<{ words: string | null; bests: string; alike: string }>`
    select
      string_agg(word, ' ') as words,
      string_agg(best::text, ' ') as bests,
      string_agg(case when is_alike then '=' else '-' end, '') as alike
    from (
      select word, max(best) as best, bool_or(starts_with(shape, '=')) as is_alike
      from search_shapes
      where shape = any (${shapes}::text[])
      group by word
      order by best desc, word
      limit ${WORDS_LOOKED_AT}
    ) as shaped
  `.execute(db);
  const [found] = rows;
  if (!found?.words) return [];
  const bests = found.bests.split(' ');
  return found.words
    .split(' ')
    .map((word, place) => ({ word, best: Number(bests[place]), isAlike: found.alike[place] === '=' }));
}

export async function listKnownWords(db: Db, words: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select word, best from search_vocabulary where word = any (${words}::text[])
  `.execute(db);
  return rows;
}
