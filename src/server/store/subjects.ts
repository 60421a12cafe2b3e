import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import type { Db } from '../infra/db.ts';
import type { Subject } from './overrides.ts';
import { toPrefixQuery } from './search.ts';
import type { Slice } from './title-tables.ts';

/** What something is called today, whatever it is; empty once it is gone. */
export function titleOf(alias: string): RawBuilder<string> {
  const entity = sql.ref(`${alias}.entity`);
  // As text first: in the audit other things have ids that are no numbers, and only these are read as one.
  const id = sql`${sql.ref(`${alias}.entity_id`)}::text::integer`;
  return sql<string>`coalesce(
    case ${entity}
      when 'movie' then (select title from movies where id = ${id})
      when 'series' then (select title from series where id = ${id})
      when 'person' then (select name from people where id = ${id})
      when 'collection' then (select name from collections where id = ${id})
    end, '')`;
}

/** How the newsroom shows a film, a series or a person. */
export interface SubjectFace {
  title: string;
  year: number | null;
  slug: string;
  picturePath: string | null;
  isPublic: boolean;
}

/** The same five columns of three tables. */
const FACES: Record<Entity, RawBuilder<unknown>> = {
  movie: sql`select id, title, release_year as year, slug, poster_path as "picturePath", is_public as "isPublic",
                    popularity, search_title as "searchName" from movies`,
  series: sql`select id, title, extract(year from first_air_date)::integer as year, slug, poster_path as "picturePath",
                     is_public as "isPublic", popularity, search_title as "searchName" from series`,
  person: sql`select id, name as title, null::integer as year, slug, profile_path as "picturePath",
                     is_public as "isPublic", popularity, search_name as "searchName" from people`,
};

export async function findSubjectFace(db: Db, { entity, id }: Subject): Promise<SubjectFace | undefined> {
  const { rows } = await sql<SubjectFace>`
    select title, year, slug, "picturePath", "isPublic" from (${FACES[entity]}) as face where id = ${id}
  `.execute(db);
  return rows[0];
}

export interface ListedSubject extends SubjectFace {
  id: number;
  isGone: boolean;
  isMerged: boolean;
  editedFields: number;
  hasDraft: boolean;
  conflicts: number;
}

export interface FoundSubjects {
  rows: ListedSubject[];
  total: number;
}

const SOURCES: Record<Entity, string> = { movie: 'movie_sources', series: 'series_sources', person: 'person_sources' };

/** Hidden ones too. Of people, those whose own answer has come: others have nothing to be written over yet. */
export async function listSubjectsByName(db: Db, entity: Entity, phrase: string, slice: Slice): Promise<FoundSubjects> {
  const query = toPrefixQuery(phrase);
  const names = entity === 'person' ? ['search_name'] : ['search_title', 'search_original_title'];
  const table = sql.table(entity === 'movie' ? 'movies' : entity === 'series' ? 'series' : 'people');
  const named = names.map(
    (name) => sql`select id from ${table} where search_words(${sql.ref(name)}) @@ ${query}::tsquery`,
  );
  const matching = sql`
    ${sql.join(named, sql` union `)}
    union
    select entity_id from title_aliases where kind = ${entity} and search_words(search_alias) @@ ${query}::tsquery
  `;
  const order = sql`("searchName" = ${phrase}) desc, starts_with("searchName", ${phrase}) desc, popularity desc, face.id`;
  return listSubjects(db, entity, sql`where face.id in (${matching})`, order, slice);
}

export function listSubjectsById(db: Db, entity: Entity, id: number): Promise<FoundSubjects> {
  return listSubjects(db, entity, sql`where face.id = ${id}`, sql`face.id`, { offset: 0, limit: 1 });
}

/** Those somebody worked on last, then the best known. */
export function listLatestSubjects(db: Db, entity: Entity, slice: Slice): Promise<FoundSubjects> {
  return listSubjects(db, entity, sql``, sql`touched.at desc nulls last, popularity desc, face.id`, slice);
}

async function listSubjects(
  db: Db,
  entity: Entity,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { offset, limit }: Slice,
): Promise<FoundSubjects> {
  const { rows } = await sql<ListedSubject & { total: number }>`
    with touched as (
      select entity_id, max(updated_at) as at
      from (
        select entity_id, updated_at from drafts where entity = ${entity}
        union all
        select entity_id, updated_at from overrides where entity = ${entity}
      ) as written
      group by entity_id
    ),
    found as (
      select face.*, source.gone_at is not null as "isGone", count(*) over () as total,
             row_number() over (order by ${order}) as place
      from (${FACES[entity]}) as face
      join ${sql.table(SOURCES[entity])} as source on source.id = face.id
      left join touched on touched.entity_id = face.id
      ${where}
    )
    select found.id, found.title, found.year, found.slug, found."picturePath", found."isPublic", found."isGone",
           found.total,
           exists (select from replaced_ids where kind = ${entity} and old_id = found.id) as "isMerged",
           (select count(*) from overrides where entity = ${entity} and entity_id = found.id) as "editedFields",
           exists (
             select from drafts where entity = ${entity} and entity_id = found.id and is_open
           ) as "hasDraft",
           (select count(*) from conflicts where entity = ${entity} and entity_id = found.id) as conflicts
    from found
    order by place
    limit ${limit} offset ${offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
