import { type RawBuilder, sql } from 'kysely';
import type { Editable, SitePart } from '#shared/domain/entities.ts';
import type { Db } from '../../infra/db.ts';
import { PAGE_PATHS } from '../site/site-overrides.ts';
import type { Subject } from '../titles/overrides.ts';

/** The current name of any subject; empty if it no longer exists. */
export function titleOf(alias: string): RawBuilder<string> {
  const entity = sql.ref(`${alias}.entity`);
  // Cast as text first: audit entries of other entities have ids that are not numbers, and only these are cast to integer.
  const id = sql`${sql.ref(`${alias}.entity_id`)}::text::integer`;
  // Audit entries from before 2026-11 name genres and pages by their key.
  const word = sql`${sql.ref(`${alias}.entity_id`)}::text`;
  return sql<string>`coalesce(
    case ${entity}
      when 'movie' then (select title from movies where id = ${id})
      when 'series' then (select title from series where id = ${id})
      when 'person' then (select name from people where id = ${id})
      when 'collection' then (select name from collections where id = ${id})
      when 'platform' then (select name from platforms where platforms.id::text = ${word})
      when 'genre' then (select name from genres where genres.id::text = ${word} or genres.key = ${word})
      when 'page' then case when ${word} in ('2', 'about') then ${PAGE_PATHS.about}
                            when ${word} in ('3', 'privacy') then ${PAGE_PATHS.privacy}
                            else ${PAGE_PATHS.home} end
      when 'home' then ${PAGE_PATHS.home}
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

/** The same columns for each. */
const FACES: Record<Editable, RawBuilder<unknown>> = {
  movie: sql`select id, title, release_year as year, slug, poster_path as "picturePath", is_public as "isPublic" from movies`,
  series: sql`select id, title, extract(year from first_air_date)::integer as year, slug, poster_path as "picturePath",
                     is_public as "isPublic" from series`,
  person: sql`select id, name as title, null::integer as year, slug, profile_path as "picturePath",
                     is_public as "isPublic" from people`,
  collection: sql`select id, name as title, null::integer as year, slug, cover_path as "picturePath",
                         state = 'published' as "isPublic" from collections where removed_at is null`,
  page: sql`select id, slug as title, null::integer as year, slug, null::text as "picturePath", true as "isPublic"
            from (values (1, ${PAGE_PATHS.home}), (2, ${PAGE_PATHS.about}), (3, ${PAGE_PATHS.privacy})) as page (id, slug)`,
  genre: sql`select id, name as title, null::integer as year, slug, null::text as "picturePath", is_visible as "isPublic"
             from genres`,
  platform: sql`select id, name as title, null::integer as year, slug, null::text as "picturePath",
                       is_visible as "isPublic" from platforms`,
  home: sql`select 1 as id, ${PAGE_PATHS.home} as title, null::integer as year, ${PAGE_PATHS.home} as slug,
                   null::text as "picturePath", true as "isPublic"`,
};

export async function findSubjectFace(db: Db, { entity, id }: Subject): Promise<SubjectFace | undefined> {
  const { rows } = await sql<SubjectFace>`
    select title, year, slug, "picturePath", "isPublic" from (${FACES[entity]}) as face where id = ${id}
  `.execute(db);
  return rows[0];
}

/** Of the parts of the site of one kind that have a draft or a review that waits, by id. */
export async function listPartStates(
  db: Db,
  entity: SitePart,
): Promise<Map<number, { hasDraft: boolean; reviewState: 'open' | 'returned' | undefined }>> {
  const { rows } = await sql<{ id: number; hasDraft: boolean; reviewState: 'open' | 'returned' | null }>`
    select id, bool_or(is_draft) as "hasDraft", max(state) as "reviewState"
    from (
      select entity_id as id, is_open as is_draft, null as state from drafts where entity = ${entity}
      union all
      select entity_id, false, state from reviews where entity = ${entity} and state in ('open', 'returned')
    ) as part
    group by id
  `.execute(db);
  return new Map(
    rows.map(({ id, hasDraft, reviewState }) => [id, { hasDraft, reviewState: reviewState ?? undefined }]),
  );
}
