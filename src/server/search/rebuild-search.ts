import { SEARCH_HEAVY_KEYS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { withBuildLock } from '../infra/advisory-locks.ts';
import type { Db } from '../infra/db.ts';
import { PrefixCounter } from './count-prefixes.ts';
import { applyChanges } from './fold-changes.ts';
import { toShapeRows } from './fold-words.ts';
import { deleteNameChanges, findSearchState, listNameChanges, type NameChange } from './search-changes.ts';
import {
  fillShadowKeys,
  indexShadow,
  type KeyRow,
  lockNames,
  openShadow,
  readKeys,
  refreshShadowKeys,
  swapShadow,
} from './search-rebuild.ts';
import { addTops, type TopRow } from './search-tops.ts';
import { addShapes, addWords, type ShapeRow, type WordRow } from './search-words.ts';

export type SearchBuildStep = 'keys' | 'key index' | 'lists and words' | 'word index' | 'changes' | 'swap';

export interface BuiltSearch {
  keys: number;
  prefixes: number;
  words: number;
  shapes: number;
  /** Duration of each step. */
  seconds: Partial<Record<SearchBuildStep, number>>;
}

/** A change that began before the rebuild may commit after its read. No transaction lasts longer than this. */
const CHANGE_LASTS_MS = 10 * 60_000;
const CHANGES_AT_ONCE = 1_000;

/**
 * Rebuilds the whole search index in shadow tables, applies the changes made meanwhile, and swaps the tables in one
 * transaction. One process at a time. `db` must not have a short statement timeout. It may end at any step: what it left is dropped
 * by the next rebuild.
 */
export function rebuildSearch(
  { db, now }: Pick<Context, 'db' | 'now'>,
  onStep: (step: SearchBuildStep) => void = () => undefined,
  signal?: AbortSignal,
): Promise<BuiltSearch> {
  return withBuildLock(db, 'search', async () => {
    const built: BuiltSearch = { keys: 0, prefixes: 0, words: 0, shapes: 0, seconds: {} };
    const timed = async (step: SearchBuildStep, work: () => Promise<void>) => {
      signal?.throwIfAborted();
      onStep(step);
      const started = performance.now();
      await work();
      built.seconds[step] = (performance.now() - started) / 1_000;
    };
    const since = new Date(now().getTime() - CHANGE_LASTS_MS);
    const seen = new Set<number>();
    const listUnseen = async (from: Db) => (await listNameChanges(from, since)).filter(({ seq }) => !seen.has(seq));
    await openShadow(db);
    await timed('keys', () => fillShadowKeys(db));
    await timed('key index', () => indexShadow(db, 'keys'));
    await timed('lists and words', () => fillLists(db, built));
    await timed('word index', async () => {
      await Promise.all([indexShadow(db, 'words'), indexShadow(db, 'tops')]);
    });
    await timed('changes', async () => {
      const changes = await listUnseen(db);
      await catchUp(db, changes);
      for (const { seq } of changes) seen.add(seq);
    });
    await timed('swap', () =>
      db.transaction().execute(async (trx) => {
        await lockNames(trx);
        await catchUp(trx, await listUnseen(trx));
        await swapShadow(trx, built.keys, now());
      }),
    );
    // The index that is live now includes all of these.
    await deleteNameChanges(db, since);
    return built;
  });
}

/** Applies the changes made since the keys were read to the shadow tables. */
async function catchUp(db: Db, changes: readonly NameChange[]): Promise<void> {
  for (let start = 0; start < changes.length; start += CHANGES_AT_ONCE) {
    const part = changes.slice(start, start + CHANGES_AT_ONCE);
    for (const kind of [0, 1, 2]) {
      const ids = new Set(part.filter((change) => change.kind === kind).map(({ id }) => id));
      if (ids.size > 0) await refreshShadowKeys(db, kind, [...ids]);
    }
    await applyChanges(db, 'next', part);
  }
}

const ROWS_AT_ONCE = { tops: 500, words: 10_000, shapes: 20_000 };

/** One pass over the keys gives the lists of heavy prefixes and the vocabulary. */
async function fillLists(db: Db, built: BuiltSearch): Promise<void> {
  const tops: TopRow[] = [];
  const words: WordRow[] = [];
  const shapes: ShapeRow[] = [];
  const counter = new PrefixCounter((row) => tops.push(row));
  let word: WordRow | undefined;
  const endWord = () => {
    if (!word) return;
    words.push(word);
    shapes.push(...toShapeRows(word));
  };
  const flush = async (least: typeof ROWS_AT_ONCE) => {
    while (tops.length >= least.tops && tops.length > 0) {
      const rows = tops.splice(0, ROWS_AT_ONCE.tops);
      await addTops(db, 'next', rows);
      built.prefixes += rows.length;
    }
    while (words.length >= least.words && words.length > 0) {
      const rows = words.splice(0, ROWS_AT_ONCE.words);
      await addWords(db, 'next', rows);
      built.words += rows.length;
    }
    while (shapes.length >= least.shapes && shapes.length > 0) {
      const rows = shapes.splice(0, ROWS_AT_ONCE.shapes);
      await addShapes(db, 'next', rows);
      built.shapes += rows.length;
    }
  };
  let writing = Promise.resolve();
  await readKeys(db, 'next', async (rows: readonly KeyRow[]) => {
    for (const row of rows) {
      counter.add(row);
      built.keys += 1;
      if (word?.word === row.word) {
        word.size += 1;
        word.best = Math.max(word.best, row.score);
      } else {
        endWord();
        word = { word: row.word, size: 1, best: row.score };
      }
    }
    // Rows are written while the next keys are read; the next `await` reports a failure.
    await writing;
    writing = flush(ROWS_AT_ONCE);
    writing.catch(() => undefined);
  });
  await writing;
  counter.end();
  endWord();
  await flush({ tops: 0, words: 0, shapes: 0 });
}

/** Prefixes become heavy as names are added; until keys have grown by half, the few new ones can be scanned at query time. */
export async function hasOutgrownSearch({ db }: Context): Promise<boolean> {
  const { built_keys: built, grown_keys: grown } = await findSearchState(db);
  return grown > Math.max((built ?? 0) / 2, 20 * SEARCH_HEAVY_KEYS);
}
