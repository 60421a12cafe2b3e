import { type RawBuilder, sql } from 'kysely';
import type { Editable } from '#shared/domain/entities.ts';
import type { Db } from '../../infra/db.ts';
import type { Subject } from '../titles/overrides.ts';

/** The current name of any subject; empty if it no longer exists. */
export function titleOf(alias: string): RawBuilder<string> {
  const entity = sql.ref(`${alias}.entity`);
  // Cast as text first: audit entries of other entities have ids that are not numbers, and only these are cast to integer.
  const id = sql`${sql.ref(`${alias}.entity_id`)}::text::integer`;
  return sql<string>`coalesce(
    case ${entity}
      when 'movie' then (select title from movies where id = ${id})
      when 'series' then (select title from series where id = ${id})
      when 'person' then (select name from people where id = ${id})
      when 'collection' then (select name from collections where id = ${id})
    end, '')`;
}

/** How the admin shows a film, a series, a person or a collection. */
export interface SubjectFace {
  title: string;
  year: number | null;
  slug: string;
  picturePath: string | null;
  isPublic: boolean;
}

/** The same columns from four tables. */
const FACES: Record<Editable, RawBuilder<unknown>> = {
  movie: sql`select id, title, release_year as year, slug, poster_path as "picturePath", is_public as "isPublic" from movies`,
  series: sql`select id, title, extract(year from first_air_date)::integer as year, slug, poster_path as "picturePath",
                     is_public as "isPublic" from series`,
  person: sql`select id, name as title, null::integer as year, slug, profile_path as "picturePath",
                     is_public as "isPublic" from people`,
  collection: sql`select id, name as title, null::integer as year, slug, cover_path as "picturePath",
                         state = 'published' as "isPublic" from collections where removed_at is null`,
};

export async function findSubjectFace(db: Db, { entity, id }: Subject): Promise<SubjectFace | undefined> {
  const { rows } = await sql<SubjectFace>`
    select title, year, slug, "picturePath", "isPublic" from (${FACES[entity]}) as face where id = ${id}
  `.execute(db);
  return rows[0];
}
