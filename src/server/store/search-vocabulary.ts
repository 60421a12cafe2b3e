import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';

export interface KnownWord {
  word: string;
  /** The best score of a name that has it. */
  best: number;
}

/** A shape is shared by this many words at most that are looked at; the best known come first. */
const WORDS_LOOKED_AT = 400;

export interface ShapedWord extends KnownWord {
  /** It is met by its sound, not by its letters alone. */
  isAlike: boolean;
}

/** Words kept under any of these shapes. */
export async function listShapedWords(db: Db, shapes: readonly string[]): Promise<ShapedWord[]> {
  const { rows } = await sql<ShapedWord>`
    select word, max(best)::integer as best, bool_or(starts_with(shape, '=')) as "isAlike"
    from search_shapes
    where shape = any (${shapes}::text[])
    group by word
    order by best desc, word
    limit ${WORDS_LOOKED_AT}
  `.execute(db);
  return rows;
}

export async function listKnownWords(db: Db, words: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select word, best from search_vocabulary where word = any (${words}::text[])
  `.execute(db);
  return rows;
}
