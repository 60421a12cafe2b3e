import { sql } from 'kysely';
import type { Db } from '../../src/server/infra/db.ts';
import { EXACT_SCORE } from '../../src/server/search/search-keys.ts';
import { listShapes } from '../../src/server/search/shapes.ts';
import { SEARCH_HEAVY_KEYS, SEARCH_PREFIX_CHARACTERS, SEARCH_REACH } from '../../src/shared/domain/limits.ts';
import { type NaiveKey, type Named, toNaiveKeys } from './naive-keys.ts';

/**
 * Compares every search structure with the expected one, computed from the titles and people themselves. Returns one sentence
 * per difference. `isBuilt`: just after a rebuild, when every heavy prefix has its list and every word its count.
 */
export async function findSearchDifferences(db: Db, { isBuilt }: { isBuilt: boolean }): Promise<string[]> {
  const keys = (await listNamed(db)).flatMap(toNaiveKeys);
  return [
    ...(await compareKeys(db, keys)),
    ...(await compareTops(db, keys, isBuilt)),
    ...(await compareWords(db, keys, isBuilt)),
  ];
}

async function listNamed(db: Db): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select 0 as kind, id, array[search_title, search_original_title] as names, popularity, coalesce(release_year, 0) as year
    from movies where is_public
    union all
    select 1, id, array[search_title, search_original_title], popularity, coalesce(extract(year from first_air_date), 0)::integer
    from series where is_public
    union all
    select 2, id, array[search_name], popularity, 0 from people where is_public
  `.execute(db);
  const { rows: aliases } = await sql<{ kind: string; id: number; name: string }>`
    select kind, entity_id as id, search_alias as name from title_aliases
  `.execute(db);
  const kinds = ['movie', 'series', 'person'];
  const byId = new Map(rows.map((row) => [`${row.kind} ${row.id}`, { ...row, names: [...new Set(row.names)] }]));
  for (const { kind, id, name } of aliases) byId.get(`${kinds.indexOf(kind)} ${id}`)?.names.push(name);
  return [...byId.values()].map((row) => ({ ...row, names: row.names.filter((name) => name !== '') }));
}

const textOf = ({ kind, id, score, year, word, key }: NaiveKey) => [kind, id, score, year, word, key].join('|');

async function compareKeys(db: Db, wanted: readonly NaiveKey[]): Promise<string[]> {
  const { rows } = await sql<NaiveKey>`select kind, id, score, year, word, key from search_keys`.execute(db);
  const kept = rows.map(textOf).sort();
  const due = wanted.map(textOf).sort();
  if (kept.join('\n') === due.join('\n')) return [];
  const [storedSet, dueSet] = [new Set(kept), new Set(due)];
  return [
    ...due.filter((key) => !storedSet.has(key)).map((key) => `key missing: ${key}`),
    ...kept.filter((key) => !dueSet.has(key)).map((key) => `key too many: ${key}`),
    ...(kept.length === due.length ? [] : [`${kept.length} keys instead of ${due.length}`]),
  ];
}

interface Top {
  prefix: string;
  lists: [number[], number[], number[]];
  complete: number;
}

async function compareTops(db: Db, keys: readonly NaiveKey[], isBuilt: boolean): Promise<string[]> {
  const { rows } = await sql<Top>`
    select prefix, complete, jsonb_build_array(to_jsonb(movies), to_jsonb(series), to_jsonb(people)) as lists from search_tops
  `.execute(db);
  const kept = new Map(rows.map((row) => [row.prefix, row]));
  const byPrefix = new Map<string, NaiveKey[]>();
  for (const key of keys) {
    for (let length = 1; length <= Math.min(key.key.length, SEARCH_PREFIX_CHARACTERS); length += 1) {
      const prefix = key.key.slice(0, length);
      const under = byPrefix.get(prefix);
      if (under) under.push(key);
      else byPrefix.set(prefix, [key]);
    }
  }
  const differences: string[] = [];
  if (isBuilt) {
    for (const [prefix, under] of byPrefix) {
      const isHeavy = under.length > SEARCH_HEAVY_KEYS && !/[\ud800-\udbff]$/.test(prefix);
      if (isHeavy !== kept.has(prefix))
        differences.push(`prefix ${prefix}: ${under.length} keys, ${isHeavy ? 'no list' : 'a list'}`);
    }
  }
  for (const [prefix, top] of kept) {
    for (const kind of [0, 1, 2]) {
      const due = rankUnder(prefix, kind, byPrefix.get(prefix) ?? []);
      const list = top.lists[kind] ?? [];
      const isWhole = (top.complete & (2 ** kind)) !== 0;
      const isEnough = isWhole ? list.length === due.length : !isBuilt || list.length === SEARCH_REACH;
      if (!isEnough || list.join() !== due.slice(0, list.length).join())
        differences.push(`list of ${prefix}, kind ${kind}`);
    }
  }
  return differences;
}

function rankUnder(prefix: string, kind: number, keys: readonly NaiveKey[]): number[] {
  const best = new Map<number, number>();
  for (const key of keys.filter((one) => one.kind === kind)) {
    const score = key.key === prefix ? key.score + EXACT_SCORE : key.score;
    best.set(key.id, Math.max(score, best.get(key.id) ?? 0));
  }
  return [...best].sort(([a, one], [b, other]) => other - one || a - b).map(([id]) => id);
}

async function compareWords(db: Db, keys: readonly NaiveKey[], isBuilt: boolean): Promise<string[]> {
  const due = new Map<string, { size: number; best: number }>();
  for (const { word, score } of keys) {
    const { size = 0, best = 0 } = due.get(word) ?? {};
    due.set(word, { size: size + 1, best: Math.max(best, score) });
  }
  const { rows } = await sql<{
    word: string;
    size: number;
    best: number;
  }>`select word, size, best from search_vocabulary`.execute(db);
  const kept = new Map(rows.map((row) => [row.word, row]));
  const differences: string[] = [];
  for (const word of new Set([...due.keys(), ...kept.keys()])) {
    const [is, should] = [kept.get(word), due.get(word)];
    // Between rebuilds the counts of the most common words are not updated.
    const isCounted = isBuilt || Math.max(is?.size ?? 0, should?.size ?? 0) <= 1_000;
    if (!is || !should || (isCounted && (is.size !== should.size || is.best !== should.best))) {
      differences.push(`word ${word}: ${is?.size ?? 'none'} and ${should?.size ?? 'none'}`);
    }
  }
  const { rows: shapes } = await sql<{ shape: string; word: string; best: number }>`
    select shape, word, best from search_shapes
  `.execute(db);
  const dueShapes = rows
    .flatMap(({ word, best }) => listShapes(word).map((shape) => `${shape}|${word}|${best}`))
    .sort();
  const keptShapes = shapes.map(({ shape, word, best }) => `${shape}|${word}|${best}`).sort();
  if (dueShapes.join('\n') !== keptShapes.join('\n'))
    differences.push(`${keptShapes.length} shapes and ${dueShapes.length}`);
  return differences;
}
