import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

/** Synopses for titles shown large, only those in Portuguese. */
export async function listOverviews(
  db: Db,
  kind: 'movie' | 'series',
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(kind === 'movie' ? 'movies' : 'series')
    .select(['id', 'overview'])
    .where((expression) => expression('id', '=', expression.fn.any(expression.val([...ids]))))
    .where('overview_language', 'like', 'pt%')
    .execute();
  return new Map(rows.map((row) => [row.id, row.overview]));
}

/** The first backdrops of each title, by kind and id. */
export async function listBackdrops(
  db: Db,
  titles: readonly { kind: 'movie' | 'series'; id: number }[],
  perTitle: number,
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ key: string; paths: string[] }>`
    select asked.kind || ':' || asked.id as key, found.paths
    from jsonb_to_recordset(${JSON.stringify(titles)}::jsonb) as asked (kind text, id integer)
    cross join lateral (
      select array_agg(file_path order by position) as paths
      from (
        (select file_path, position from movie_images
         where asked.kind = 'movie' and movie_id = asked.id and movie_images.kind = 'backdrop'
         order by position limit ${perTitle})
        union all
        (select file_path, position from series_images
         where asked.kind = 'series' and series_id = asked.id and series_images.kind = 'backdrop'
         order by position limit ${perTitle})
      ) as pictures
    ) as found
    where found.paths is not null
  `.execute(db);
  return new Map(rows.map(({ key, paths }) => [key, paths]));
}
