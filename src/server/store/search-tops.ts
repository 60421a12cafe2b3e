import { type Selectable, sql } from 'kysely';
import type { Db } from '../infra/db.ts';
import type { SearchTops } from '../infra/tables.ts';

/** The best under one prefix, without the ready answer. */
export type TopRow = Omit<Selectable<SearchTops>, 'answer'>;

/** Where a statement writes: what is read, or what is being built beside it. */
export type Copy = 'live' | 'next';
export const tableOf = (name: string, copy: Copy) => sql.table(copy === 'live' ? name : `${name}_next`);

const asArray = (numbers: readonly number[]) => `{${numbers.join(',')}}`;

/** Rows travel as columns of texts: an array of arrays would have to be a rectangle. Each gets its answer on the way. */
function toColumns(rows: readonly TopRow[]) {
  return sql`
    select prefix, size, movies::integer[], movie_scores::smallint[], series::integer[], series_scores::smallint[],
           people::integer[], person_scores::smallint[], complete,
           search_answer((movies::integer[])[1:12], (series::integer[])[1:12], (people::integer[])[1:8])
    from unnest(
      ${rows.map((row) => row.prefix)}::text[], ${rows.map((row) => row.size)}::integer[],
      ${rows.map((row) => asArray(row.movies))}::text[], ${rows.map((row) => asArray(row.movie_scores))}::text[],
      ${rows.map((row) => asArray(row.series))}::text[], ${rows.map((row) => asArray(row.series_scores))}::text[],
      ${rows.map((row) => asArray(row.people))}::text[], ${rows.map((row) => asArray(row.person_scores))}::text[],
      ${rows.map((row) => row.complete)}::smallint[]
    ) as made (prefix, size, movies, movie_scores, series, series_scores, people, person_scores, complete)
  `;
}

const COLUMNS = sql`(prefix, size, movies, movie_scores, series, series_scores, people, person_scores, complete, answer)`;

export async function addTops(db: Db, copy: Copy, rows: readonly TopRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into ${tableOf('search_tops', copy)} ${COLUMNS} ${toColumns(rows)}`.execute(db);
}

/** Before the keys are read: everybody comes to the lists first, so that nobody waits for somebody who waits for them. */
export async function comeToTops(trx: Db): Promise<void> {
  await sql`lock table search_tops in row exclusive mode`.execute(trx);
}

/** Those of these prefixes that have a list, held until the transaction ends, in one order for everybody. */
export async function holdTops(trx: Db, copy: Copy, prefixes: readonly string[]): Promise<TopRow[]> {
  const { rows } = await sql<TopRow>`
    select prefix, size, movies, movie_scores, series, series_scores, people, person_scores, complete
    from ${tableOf('search_tops', copy)}
    where prefix = any (${prefixes}::text[])
    order by prefix
    for update
  `.execute(trx);
  return rows;
}

/** Lists that changed, each with its answer made anew. */
export async function saveTops(trx: Db, copy: Copy, rows: readonly TopRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update ${tableOf('search_tops', copy)} as kept
    set movies = made.movies, movie_scores = made.movie_scores, series = made.series, series_scores = made.series_scores,
        people = made.people, person_scores = made.person_scores, complete = made.complete, answer = made.answer
    from (${toColumns(rows)}) as made ${COLUMNS}
    where kept.prefix = made.prefix
  `.execute(trx);
}

/** Answers somebody's change took away, made again. */
export async function renewAnswers(trx: Db, copy: Copy, prefixes: readonly string[]): Promise<void> {
  await sql`
    update ${tableOf('search_tops', copy)}
    set answer = search_answer(movies[1:12], series[1:12], people[1:8])
    where prefix = any (${prefixes}::text[]) and answer is null
  `.execute(trx);
}
