import { sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import type { Db } from '../infra/db.ts';
import { movieServices, seriesServices } from './card-services.ts';
import { MOVIE_CARD_COLUMNS, type MovieCardRow } from './movie-cards.ts';
import type { PersonCardRow } from './people-cards.ts';
import { SERIES_CARD_COLUMNS, type SeriesCardRow } from './series-cards.ts';
import type { Slice } from './title-tables.ts';

/** Where names are kept as search compares them. */
const NAMED = {
  movie: { table: 'movies', names: ['search_title', 'search_original_title'] },
  series: { table: 'series', names: ['search_title', 'search_original_title'] },
  person: { table: 'people', names: ['search_name'] },
} as const satisfies Record<Entity, object>;

export interface Matches {
  ids: number[];
  /** All there are, not only those of this page. */
  total: number;
}

/**
 * Whoever has a name in which every word of the phrase begins a word, in whatever order. Who is called exactly that goes
 * first, then whose name begins with it, then the better known. The phrase is normalised, as the names are.
 */
export async function findMatches(db: Db, kind: Entity, phrase: string, { offset, limit }: Slice): Promise<Matches> {
  const { table: tableName, names } = NAMED[kind];
  const table = sql.table(tableName);
  const query = toPrefixQuery(phrase);
  const named = names.map((name) => {
    const column = sql.ref(name);
    return sql`select id, ${column} as name from ${table} where search_words(${column}) @@ ${query}::tsquery`;
  });
  const { rows } = await sql<Matches>`
    with named as (
      ${sql.join(named, sql` union all `)}
      union all
      select entity_id, search_alias
      from title_aliases
      where kind = ${kind} and search_words(search_alias) @@ ${query}::tsquery
    ),
    found as (
      select shown.id, shown.popularity,
             min(case
               when named.name = ${phrase} then 0
               when starts_with(named.name, ${phrase}) then 1
               else 2
             end) as place
      from named
      join ${table} as shown on shown.id = named.id
      where shown.is_public
      group by shown.id
    )
    select
      array(select id from found order by place, popularity desc, id limit ${limit} offset ${offset}) as ids,
      (select count(*) from found) as total
  `.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** `'cidade':* & 'deus':*`. Quoted, so that no letter of a word is an operator to PostgreSQL. */
export function toPrefixQuery(phrase: string): string {
  const words = [...new Set(phrase.split(' '))];
  return words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`).join(' & ');
}

/** In the order found; what was hidden in between is left out. A search also finds what lists leave out. */
export async function listFoundMovies(db: Db, ids: readonly number[]): Promise<MovieCardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('movies')
    .select(MOVIE_CARD_COLUMNS)
    .select(movieServices.as('services'))
    .where((expression) => expression('id', '=', expression.fn.any(expression.val([...ids]))))
    .where('is_public', '=', true)
    .execute();
  return inOrder(rows, ids);
}

export async function listFoundSeries(db: Db, ids: readonly number[]): Promise<SeriesCardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('series')
    .select(SERIES_CARD_COLUMNS)
    .select(seriesServices.as('services'))
    .where((expression) => expression('id', '=', expression.fn.any(expression.val([...ids]))))
    .where('is_public', '=', true)
    .execute();
  return inOrder(rows, ids);
}

export async function listFoundPeople(db: Db, ids: readonly number[]): Promise<PersonCardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('people')
    .select(['id', 'version', 'slug', 'name', 'department', 'profile_path'])
    .where((expression) => expression('id', '=', expression.fn.any(expression.val([...ids]))))
    .where('is_public', '=', true)
    .execute();
  return inOrder(rows, ids);
}

function inOrder<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
