import { SEARCH_PREFIX_CHARACTERS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import type { Db } from '../infra/db.ts';
import {
  countGrowth,
  deleteOldNameChanges,
  listKeysOf,
  type NameChange,
  type NameKey,
  takeNameChanges,
} from '../store/search-changes.ts';
import { EXACT_SCORE } from '../store/search-keys.ts';
import { type Copy, comeToTops, holdTops, renewAnswers, saveTops, type TopRow } from '../store/search-tops.ts';
import { changeList, type ListColumns } from './best-list.ts';
import { foldWords } from './fold-words.ts';

const CHANGES_AT_ONCE = 1_000;
/** Longer than a rebuild: what it has not seen must still be there when it ends. */
const CHANGES_KEPT_MS = 3 * 3_600_000;

/** Brings names that changed into the lists of prefixes and words. Gives how many there were. */
export async function foldNameChanges(ctx: Context): Promise<number> {
  let folded = 0;
  for (;;) {
    const taken = await ctx.db.transaction().execute(async (trx) => {
      await comeToTops(trx);
      const changes = await takeNameChanges(trx, CHANGES_AT_ONCE);
      if (changes.length > 0) await countGrowth(trx, await applyChanges(trx, 'live', changes));
      return changes.length;
    });
    folded += taken;
    if (taken < CHANGES_AT_ONCE) break;
  }
  if (folded > 0) await deleteOldNameChanges(ctx.db, new Date(ctx.now().getTime() - CHANGES_KEPT_MS));
  return folded;
}

/** May be done twice: what counts is what a name is now. Gives how many keys there are of what changed. */
export async function applyChanges(trx: Db, copy: Copy, changes: readonly NameChange[]): Promise<number> {
  const keys = await listCurrentKeys(trx, copy, changes);
  const touched = groupByPrefix(changes, keys);
  const tops = await holdTops(trx, copy, [...touched.keys()]);
  const changed = tops.flatMap((top) => changeTop(top, touched.get(top.prefix) ?? NOBODY) ?? []);
  await saveTops(trx, copy, changed);
  await renewAnswers(
    trx,
    copy,
    tops.map(({ prefix }) => prefix),
  );
  await foldWords(trx, copy, [
    ...new Set([...keys.map(({ word }) => word), ...changes.flatMap(({ old_keys }) => old_keys.map(firstWord))]),
  ]);
  return keys.length;
}

const firstWord = (key: string) => key.split(' ', 1)[0] ?? '';

async function listCurrentKeys(db: Db, copy: Copy, changes: readonly NameChange[]): Promise<NameKey[]> {
  const parts = [0, 1, 2].map((kind) => {
    const ids = new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id));
    return ids.size === 0 ? [] : listKeysOf(db, copy, kind, [...ids]);
  });
  const keys: NameKey[] = [];
  for (const part of parts) keys.push(...(await part));
  return keys;
}

/** Who is touched under a prefix, and the score it has there now; none: it is not called so any more. */
interface Touch {
  kind: number;
  id: number;
  score: number | undefined;
}
type Touched = Map<string, Touch>;
const NOBODY: Touched = new Map();

function groupByPrefix(changes: readonly NameChange[], keys: readonly NameKey[]): Map<string, Touched> {
  const byPrefix = new Map<string, Touched>();
  const touch = (prefix: string, kind: number, id: number, score: number | undefined) => {
    const touched: Touched = byPrefix.get(prefix) ?? new Map<string, Touch>();
    byPrefix.set(prefix, touched);
    const known = touched.get(`${kind} ${id}`);
    if (!known || score !== undefined) {
      touched.set(`${kind} ${id}`, {
        kind,
        id,
        score: score === undefined ? known?.score : Math.max(score, known?.score ?? 0),
      });
    }
  };
  for (const { kind, id, old_keys } of changes) {
    for (const key of old_keys) for (const prefix of listPrefixes(key)) touch(prefix, kind, id, undefined);
  }
  for (const { kind, id, key, score } of keys) {
    for (const prefix of listPrefixes(key)) touch(prefix, kind, id, prefix === key ? score + EXACT_SCORE : score);
  }
  return byPrefix;
}

function listPrefixes(key: string): string[] {
  const length = Math.min(key.length, SEARCH_PREFIX_CHARACTERS);
  return Array.from({ length }, (_, place) => key.slice(0, place + 1));
}

/** The row as it is from now on; nothing where it stays as it is. */
function changeTop(top: TopRow, touched: Touched): TopRow | undefined {
  const lists: ListColumns[] = [
    { ids: top.movies, scores: top.movie_scores, isComplete: (top.complete & 1) !== 0 },
    { ids: top.series, scores: top.series_scores, isComplete: (top.complete & 2) !== 0 },
    { ids: top.people, scores: top.person_scores, isComplete: (top.complete & 4) !== 0 },
  ];
  for (const { kind, id, score } of touched.values()) {
    const list = lists[kind];
    if (list) lists[kind] = changeList(list, id, score);
  }
  const [movies, series, people] = lists as [ListColumns, ListColumns, ListColumns];
  const row: TopRow = {
    prefix: top.prefix,
    size: top.size,
    movies: [...movies.ids],
    movie_scores: [...movies.scores],
    series: [...series.ids],
    series_scores: [...series.scores],
    people: [...people.ids],
    person_scores: [...people.scores],
    complete: lists.reduce((sum, list, kind) => sum + (list.isComplete ? 2 ** kind : 0), 0),
  };
  return JSON.stringify(row) === JSON.stringify({ ...row, ...top }) ? undefined : row;
}
