import { SEARCH_PREFIX_CHARACTERS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { tryLockUntilCommit } from '../infra/advisory-locks.ts';
import type { Db } from '../infra/db.ts';
import { changeList, type ListColumns } from './best-list.ts';
import { foldWords } from './fold-words.ts';
import { countGrowth, listKeysOf, type NameChange, type NameKey, takeNameChanges } from './search-changes.ts';
import { EXACT_SCORE } from './search-keys.ts';
import {
  type Copy,
  findTouchedTops,
  lockTopRows,
  lockTops,
  renewAnswers,
  saveTops,
  type TopRow,
  type Touch,
} from './search-tops.ts';

/** Other changes of the same lists wait for this transaction. */
const NAMES_AT_ONCE = 200;
/** Each score change touches a dozen lists and is not urgent: ten per run, which is every second. */
const SCORES_AT_ONCE = 10;

/** Applies changed names to the prefix lists and the vocabulary, and some changed scores. Returns how many. */
export async function foldNameChanges(ctx: Context): Promise<number> {
  let folded = 0;
  for (;;) {
    const names = await foldSome(ctx, 'names', NAMES_AT_ONCE);
    folded += names;
    if (names < NAMES_AT_ONCE) break;
  }
  folded += await foldSome(ctx, 'scores', SCORES_AT_ONCE);
  return folded;
}

function foldSome(ctx: Context, what: 'names' | 'scores', limit: number): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockTops(trx);
    if (!(await tryLockUntilCommit(trx, 'search changes'))) return 0;
    const changes = await takeNameChanges(trx, what, limit);
    if (changes.length > 0) await countGrowth(trx, await applyChanges(trx, 'live', changes));
    return changes.length;
  });
}

/** Idempotent: uses the current names. Returns the number of keys of the changed titles and people. */
export async function applyChanges(trx: Db, copy: Copy, changes: readonly NameChange[]): Promise<number> {
  const keys = await listCurrentKeys(trx, copy, changes);
  const touched = groupByPrefix(changes, keys);
  const prefixes = await findTouchedTops(
    trx,
    copy,
    [...touched.values()].flatMap((touches) => [...touches.values()]),
  );
  const tops = await lockTopRows(trx, copy, prefixes);
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

/** The changes under one prefix. */
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
        prefix,
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

/** The updated row; undefined if nothing changes. */
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
