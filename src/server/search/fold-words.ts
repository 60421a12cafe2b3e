import type { Db } from '../infra/db.ts';
import type { Copy } from './search-tops.ts';
import {
  addShapes,
  addWords,
  countWords,
  deleteShapes,
  deleteWords,
  listVocabulary,
  type WordRow,
} from './search-words.ts';
import { listShapes } from './shapes.ts';

/** Recounts the words of changed names, adds new ones to the fuzzy index and removes those no name has any more. */
export async function foldWords(trx: Db, copy: Copy, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const known = new Map((await listVocabulary(trx, copy, words)).map((row) => [row.word, row]));
  const counted = await countWords(trx, copy, words);
  const different = counted.filter((row) => !isSame(row, known.get(row.word)));
  const current = different.filter(({ size }) => size > 0);
  const gone = different.filter(({ word }) => known.has(word));
  await deleteWords(
    trx,
    copy,
    gone.map(({ word }) => word),
  );
  await addWords(trx, copy, current);
  const reshaped = different.filter(({ word, size, best }) => size === 0 || best !== known.get(word)?.best);
  const old = reshaped.filter(({ word }) => known.has(word)).map(({ word }) => word);
  await deleteShapes(trx, copy, old.flatMap(listShapes), old);
  await addShapes(trx, copy, reshaped.filter(({ size }) => size > 0).flatMap(toShapeRows));
}

export function toShapeRows({ word, best }: WordRow): { shape: string; word: string; best: number }[] {
  return listShapes(word).map((shape) => ({ shape, word, best }));
}

function isSame(row: WordRow, known: WordRow | undefined): boolean {
  return row.size === (known?.size ?? 0) && row.best === (known?.best ?? 0);
}
