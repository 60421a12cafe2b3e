import { type RawBuilder, sql } from 'kysely';
import type { ListState } from '#shared/admin/domain/list-query.ts';
import { factsOf, type RecordEntity } from '#shared/domain/subjects/records.ts';

/** SQL about a record named `face`, as editors see it: the value of a field's open draft, if there is one, else the published one. */
export function writtenValue(entity: RecordEntity, field: string): RawBuilder<unknown> {
  return sql`coalesce(
    (select value from drafts where entity = ${entity} and entity_id = face.id and field = ${field} and is_open),
    (select value from overrides where entity = ${entity} and entity_id = face.id and field = ${field})
  )`;
}

/** Its name or address, published or drafted, has these words, or it is its number. */
export function namedLike(entity: RecordEntity, phrase: string): RawBuilder<unknown> {
  const named = ['slug', ...(factsOf(entity).face ? [factsOf(entity).face?.title] : [])];
  return sql`(
    position(${phrase} in face.search_title) > 0 or position(${phrase} in search_plain(face.slug)) > 0 or face.id::text = ${phrase}
    or face.id in (
      select entity_id from drafts
      where entity = ${entity} and field = any (${named}::text[]) and is_open and position(${phrase} in search_plain(value #>> '{}')) > 0
    )
  )`;
}

const hasPlan = (entity: RecordEntity) =>
  sql`exists (select from plans where entity = ${entity} and entity_id = face.id and publish_at is not null)`;

export function inRecordState(entity: RecordEntity, state: ListState): RawBuilder<unknown> {
  const inReview = (word: 'open' | 'returned') =>
    sql`exists (select from reviews where entity = ${entity} and entity_id = face.id and state = ${word})`;
  const states: Partial<Record<ListState, RawBuilder<unknown>>> = {
    'no-ar': sql`face.is_public`,
    rascunho: sql`not face.is_public and not ${hasPlan(entity)} and face.first_published_at is null`,
    'em-revisao': inReview('open'),
    devolvido: inReview('returned'),
    agendado: sql`not face.is_public and ${hasPlan(entity)}`,
    oculto: sql`not face.is_public and not ${hasPlan(entity)} and face.first_published_at is not null`,
  };
  return states[state] ?? sql`true`;
}

/** The titles and people that its draft names, in their order, each with what visitors see of it. */
function namedBy(entity: RecordEntity, field: string): RawBuilder<unknown> {
  const items = writtenValue(entity, field);
  const id = sql`(item ->> 'titleId')::integer`;
  return sql`
    jsonb_array_elements(case when jsonb_typeof(${items}) = 'array' then ${items} else '[]' end) with ordinality as listed (item, place)
    left join lateral (
      select is_public, backdrop_path from movies where item ->> 'kind' = 'movie' and movies.id = ${id}
      union all
      select is_public, backdrop_path from series where item ->> 'kind' = 'series' and series.id = ${id}
      union all
      select is_public, null from people where item ->> 'kind' = 'person' and people.id = ${id}
    ) as held on true
  `;
}

export function isTroubled(entity: RecordEntity): RawBuilder<unknown> {
  const field = factsOf(entity).titles;
  return field === undefined
    ? sql`true`
    : sql`exists (select from ${namedBy(entity, field)} where held.is_public is not true)`;
}

/** `shown`: how many it names, and the picture of the first film, or else of the first title. */
export function joinNamed(entity: RecordEntity): RawBuilder<unknown> {
  const field = factsOf(entity).titles;
  if (field === undefined) return sql`cross join (select null::json as titles, null::text as cover) as shown`;
  return sql`
    cross join lateral (
      select json_build_object(
               'movies', count(*) filter (where item ->> 'kind' = 'movie'),
               'series', count(*) filter (where item ->> 'kind' = 'series'),
               'people', count(*) filter (where item ->> 'kind' = 'person'),
               'troubled', count(*) filter (where held.is_public is not true)
             ) as titles,
             (array_agg(held.backdrop_path order by (item ->> 'kind' <> 'movie'), place)
               filter (where held.backdrop_path is not null and held.is_public))[1] as cover
      from ${namedBy(entity, field)}
    ) as shown
  `;
}
