import { sql } from 'kysely';
import type { Trx } from '../../infra/db.ts';

/** What title pages show of a person, as one text to compare; `undefined` if the person is unknown. */
export async function findCreditFace(trx: Trx, personId: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('people')
    .select(['name', 'slug', 'profile_path', 'is_public'])
    .where('id', '=', personId)
    .executeTakeFirst();
  return row && JSON.stringify(row);
}

/** Title pages show the person, but the title's row does not: invalidates every cached copy of their titles. Returns which. */
export async function touchTitlesOf(trx: Trx, personId: number): Promise<{ movies: number[]; series: number[] }> {
  return {
    movies: await touch(
      trx,
      { titles: 'movies', kind: 'movie', cast: 'movie_cast', crew: 'movie_crew', key: 'movie_id' },
      personId,
    ),
    series: await touch(
      trx,
      { titles: 'series', kind: 'series', cast: 'series_cast', crew: 'series_crew', key: 'series_id' },
      personId,
    ),
  };
}

type Credited = Record<'cast' | 'crew' | 'key' | 'kind' | 'titles', string>;

async function touch(trx: Trx, { titles, kind, cast, crew, key }: Credited, personId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(titles)} set version = nextval('content_version')
    where id in (
      select ${sql.ref(key)} from ${sql.table(cast)} where person_id = ${personId}
      union
      select ${sql.ref(key)} from ${sql.table(crew)} where person_id = ${personId}
      union
      select title_id from dubbing_credits where voice_id = ${personId} and title_kind = ${kind}
    )
    returning id
  `.execute(trx);
  return rows.map((row) => row.id);
}
