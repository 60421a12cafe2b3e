import { sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import type { Trx } from '../infra/db.ts';
import { TITLE_TABLES } from '../store/titles/title-tables.ts';

/** Whether a title or a person is listed now; `undefined` if unknown. */
export async function findListing(trx: Trx, entity: Entity, id: number): Promise<boolean | undefined> {
  if (entity === 'person') {
    const person = await trx.selectFrom('people').select('is_public').where('id', '=', id).executeTakeFirst();
    return person?.is_public;
  }
  const table = entity === 'movie' ? 'movies' : 'series';
  const row = await trx.selectFrom(table).select('is_listed').where('id', '=', id).executeTakeFirst();
  return row?.is_listed;
}

const CINEMA = sql`jsonb_build_array(
  cinema_word,
  (
    select jsonb_agg(jsonb_build_array(type, released_on) order by type, released_on)
    from movie_releases
    where movie_id = movies.id
  )
)`;

/** Everything that decides in which lists it appears and where, as one text to compare. */
export async function findPlaces(trx: Trx, entity: Entity, id: number): Promise<string | undefined> {
  const names = sql`(
    select jsonb_agg(search_alias order by search_alias) from title_aliases where kind = ${entity} and entity_id = ${id}
  )`;
  if (entity === 'person') {
    const { rows } = await sql<{ places: string }>`
      select jsonb_build_array(is_public, search_name, ${names})::text as places from people where id = ${id}
    `.execute(trx);
    return rows[0]?.places;
  }
  const { titles, day, offers, owner } = TITLE_TABLES[entity];
  const { rows } = await sql<{ places: string }>`
    select jsonb_build_array(
      is_public, is_listed, search_title, ${sql.ref(day)}, ${names}, ${entity === 'movie' ? CINEMA : sql`null::jsonb`},
      (
        select jsonb_agg(jsonb_build_array(kind, service_id) order by kind, service_id)
        from ${sql.table(offers)}
        where ${sql.ref(owner)} = ${id}
      )
    )::text as places
    from ${sql.table(titles)}
    where id = ${id}
  `.execute(trx);
  return rows[0]?.places;
}
