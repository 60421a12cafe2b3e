import { type Selectable, sql } from 'kysely';
import type { Db } from '../infra/db.ts';
import type { SearchTops } from '../infra/tables.ts';

/** The best titles and people under one prefix, without the precomputed answer. */
export type TopRow = Omit<Selectable<SearchTops>, 'answer'>;

/** Which tables a statement uses: the live ones, or the shadow tables being built. */
export type Copy = 'live' | 'next';
export const tableOf = (name: string, copy: Copy) => sql.table(copy === 'live' ? name : `${name}_next`);

const asArray = (numbers: readonly number[]) => `{${numbers.join(',')}}`;

/** Rows are sent as text columns: SQL arrays of arrays must be rectangular. */
function toColumns(rows: readonly TopRow[]) {
  return sql`
    select prefix, size, movies::integer[] as movies, movie_scores::smallint[] as movie_scores, series::integer[] as series,
           series_scores::smallint[] as series_scores, people::integer[] as people,
           person_scores::smallint[] as person_scores, complete
    from unnest(
      ${rows.map((row) => row.prefix)}::text[], ${rows.map((row) => row.size)}::integer[],
      ${rows.map((row) => asArray(row.movies))}::text[], ${rows.map((row) => asArray(row.movie_scores))}::text[],
      ${rows.map((row) => asArray(row.series))}::text[], ${rows.map((row) => asArray(row.series_scores))}::text[],
      ${rows.map((row) => asArray(row.people))}::text[], ${rows.map((row) => asArray(row.person_scores))}::text[],
      ${rows.map((row) => row.complete)}::smallint[]
    ) as made (prefix, size, movies, movie_scores, series, series_scores, people, person_scores, complete)
  `;
}

/** The precomputed suggestions of a row; holds more than are shown, because some may be hidden later. */
const ANSWER = sql`search_answer(made.movies[1:12], made.series[1:12], made.people[1:8])`;

export async function addTops(db: Db, copy: Copy, rows: readonly TopRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into ${tableOf('search_tops', copy)}
      (prefix, size, movies, movie_scores, series, series_scores, people, person_scores, complete, answer)
    select made.*, ${ANSWER} from (${toColumns(rows)}) as made
  `.execute(db);
}

/** Locks `search_tops` before the keys are read: every transaction takes this lock first, which avoids deadlocks. */
export async function lockTops(trx: Db): Promise<void> {
  await sql`lock table search_tops in row exclusive mode`.execute(trx);
}

/** A name or score that changed under a prefix; no score means the name no longer has this prefix. */
export interface Touch {
  prefix: string;
  kind: number;
  id: number;
  score: number | undefined;
}

/**
 * The prefixes whose list is affected: a changed id is in it or enters it. Most changes are of unpopular titles, which are
 * in no list of a short prefix and do not enter one.
 */
export async function findTouchedTops(trx: Db, copy: Copy, touches: readonly Touch[]): Promise<string[]> {
  const { rows } = await sql<{ prefix: string }>`
    select distinct touched.prefix
    from unnest(
      ${touches.map(({ prefix }) => prefix)}::text[], ${touches.map(({ kind }) => kind)}::smallint[],
      ${touches.map(({ id }) => id)}::integer[], ${touches.map(({ score }) => score ?? null)}::smallint[]
    ) as touched (prefix, kind, id, score)
    join ${tableOf('search_tops', copy)} as top on top.prefix = touched.prefix collate "C"
    cross join lateral (
      select
        case touched.kind when 0 then top.movies when 1 then top.series else top.people end as ids,
        case touched.kind when 0 then top.movie_scores when 1 then top.series_scores else top.person_scores end as scores,
        top.complete & (1 << touched.kind) <> 0 as is_complete
    ) as list
    where touched.id = any (list.ids)
      or (touched.score is not null and (list.is_complete or touched.score >= list.scores[cardinality(list.scores)]))
  `.execute(trx);
  return rows.map(({ prefix }) => prefix);
}

/** Locks the lists of these prefixes until the transaction ends, in a fixed order to avoid deadlocks. */
export async function lockTopRows(trx: Db, copy: Copy, prefixes: readonly string[]): Promise<TopRow[]> {
  const { rows } = await sql<TopRow>`
    select prefix, size, movies, movie_scores, series, series_scores, people, person_scores, complete
    from ${tableOf('search_tops', copy)}
    where prefix = any (${prefixes}::text[])
    order by prefix
    for update
  `.execute(trx);
  return rows;
}

/** Saves changed lists. The answer is rebuilt only if the suggested ids or their order changed. */
export async function saveTops(trx: Db, copy: Copy, rows: readonly TopRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update ${tableOf('search_tops', copy)} as kept
    set movies = made.movies, movie_scores = made.movie_scores, series = made.series, series_scores = made.series_scores,
        people = made.people, person_scores = made.person_scores, complete = made.complete,
        answer = case
          when (kept.movies[1:12], kept.series[1:12], kept.people[1:8]) = (made.movies[1:12], made.series[1:12], made.people[1:8])
          then kept.answer
          else ${ANSWER}
        end
    from (${toColumns(rows)}) as made
    where kept.prefix = made.prefix collate "C"
  `.execute(trx);
}

/** Rebuilds answers that a change cleared. */
export async function renewAnswers(trx: Db, copy: Copy, prefixes: readonly string[]): Promise<void> {
  await sql`
    update ${tableOf('search_tops', copy)}
    set answer = search_answer(movies[1:12], series[1:12], people[1:8])
    where prefix = any (${prefixes}::text[]) and answer is null
  `.execute(trx);
}
