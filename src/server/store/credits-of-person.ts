import { sql } from 'kysely';
import type { Trx } from '../infra/db.ts';

/** What a title's page says of a person is not in the title's row: every kept copy of their titles is old. Says which. */
export async function touchTitlesOf(trx: Trx, personId: number): Promise<{ movies: number[]; series: number[] }> {
  const movies = await sql<{ id: number }>`
    update movies set version = nextval('content_version')
    where id in (
      select movie_id from movie_cast where person_id = ${personId}
      union
      select movie_id from movie_crew where person_id = ${personId}
    )
    returning id
  `.execute(trx);
  const series = await sql<{ id: number }>`
    update series set version = nextval('content_version')
    where id in (
      select series_id from series_cast where person_id = ${personId}
      union
      select series_id from series_crew where person_id = ${personId}
    )
    returning id
  `.execute(trx);
  return { movies: movies.rows.map((row) => row.id), series: series.rows.map((row) => row.id) };
}
