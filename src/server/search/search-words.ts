import { sql } from 'kysely';
import type { Db } from '../infra/db.ts';
import { type Copy, tableOf } from './search-tops.ts';

export interface WordRow {
  word: string;
  size: number;
  best: number;
}

export interface ShapeRow {
  shape: string;
  word: string;
  best: number;
}

export async function addWords(db: Db, copy: Copy, rows: readonly WordRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into ${tableOf('search_vocabulary', copy)} (word, size, best)
    select * from unnest(${rows.map((row) => row.word)}::text[], ${rows.map((row) => row.size)}::integer[], ${rows.map((row) => row.best)}::smallint[])
  `.execute(db);
}

export async function addShapes(db: Db, copy: Copy, rows: readonly ShapeRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into ${tableOf('search_shapes', copy)} (shape, word, best)
    select * from unnest(${rows.map((row) => row.shape)}::text[], ${rows.map((row) => row.word)}::text[], ${rows.map((row) => row.best)}::smallint[])
  `.execute(db);
}

/** Only the next rebuild recounts words with more names than this: one name more or less does not matter for them. */
const COUNTED_NAMES = 1_000;

/** Recounts those of these words that are not too common; `size` 0 for a word that no name has any more. */
export async function countWords(trx: Db, copy: Copy, words: readonly string[]): Promise<WordRow[]> {
  const { rows } = await sql<WordRow>`
    select asked.word, count(counted.score)::integer as size, coalesce(max(counted.score), 0)::integer as best
    from unnest(${words}::text[]) as asked (word)
    left join ${tableOf('search_vocabulary', copy)} as known on known.word = asked.word
    left join lateral (
      select score from ${tableOf('search_keys', copy)} as keys where keys.word = asked.word
    ) as counted on true
    where coalesce(known.size, 0) <= ${COUNTED_NAMES}
    group by asked.word
  `.execute(trx);
  return rows;
}

export async function deleteWords(trx: Db, copy: Copy, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await sql`delete from ${tableOf('search_vocabulary', copy)} where word = any (${words}::text[])`.execute(trx);
}

export async function deleteShapes(
  trx: Db,
  copy: Copy,
  shapes: readonly string[],
  words: readonly string[],
): Promise<void> {
  if (shapes.length === 0) return;
  await sql`
    delete from ${tableOf('search_shapes', copy)} where shape = any (${shapes}::text[]) and word = any (${words}::text[])
  `.execute(trx);
}

export async function listVocabulary(trx: Db, copy: Copy, words: readonly string[]): Promise<WordRow[]> {
  const { rows } = await sql<WordRow>`
    select word, size, best from ${tableOf('search_vocabulary', copy)} where word = any (${words}::text[])
  `.execute(trx);
  return rows;
}
