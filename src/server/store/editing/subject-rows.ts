import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import type { TextLanguage } from '#shared/domain/titles/text-language.ts';
import type { Db } from '../../infra/db.ts';
import { SUBJECT_TABLES } from './subject-lists.ts';

export interface SubjectRow {
  id: number;
  title: string;
  year: number | null;
  slug: string;
  picturePath: string | null;
  certification: string | null;
  isPublic: boolean;
  isNoindex: boolean;
  isGone: boolean;
  isMerged: boolean;
  syncedAt: Date;
  editedFields: number;
  lockedFields: number;
  hasDraft: boolean;
  reviewState: 'open' | 'returned' | null;
  isPlanned: boolean;
  conflicts: number;
  editedBy: string | null;
  editedAt: Date | null;
  platforms: { id: number; name: string; logoPath: string | null }[];
  textLanguage: TextLanguage | null;
  hasBackdrop: boolean;
  hasOffers: boolean;
  hasTrailer: boolean;
  hasBirthday: boolean;
  hasDepartment: boolean;
}

/** The columns that differ by kind. */
const FACES: Record<Entity, RawBuilder<unknown>> = {
  movie: titleFace('movie', sql`face.release_year`),
  series: titleFace('series', sql`extract(year from face.first_air_date)::integer`),
  person: sql`
    face.name as title, null::integer as year, face.profile_path as "picturePath", null as certification,
    '[]'::json as platforms, false as "hasBackdrop", false as "hasOffers", false as "hasTrailer",
    face.birthday is not null as "hasBirthday", coalesce(face.department, '') <> '' as "hasDepartment"
  `,
};

function titleFace(entity: 'movie' | 'series', year: RawBuilder<unknown>): RawBuilder<unknown> {
  const offers = sql.table(`${entity}_offers`);
  const videos = sql.table(`${entity}_videos`);
  const owner = sql.ref(`${entity}_id`);
  return sql`
    face.title, ${year} as year, face.poster_path as "picturePath", face.certification,
    (
      select coalesce(json_agg(json_build_object('id', id, 'name', name, 'logoPath', logo_path) order by position), '[]')
      from (
        select platforms.id, platforms.name, platforms.position,
               coalesce(platforms.logo_path, max(service.logo_path)) as logo_path
        from ${offers} as offer
        join platform_services on platform_services.service_id = offer.service_id
        join platforms on platforms.id = platform_services.platform_id
        join watch_services as service on service.id = offer.service_id
        where offer.${owner} = face.id
        group by platforms.id
      ) as offered
    ) as platforms,
    face.backdrop_path is not null as "hasBackdrop",
    exists (select from ${offers} as offer where offer.${owner} = face.id) as "hasOffers",
    exists (select from ${videos} as video where video.${owner} = face.id) as "hasTrailer",
    false as "hasBirthday", false as "hasDepartment"
  `;
}

/** The rows that the list shows for these ids, in the given order. */
export async function listSubjectRows(
  db: Db,
  entity: Entity,
  ids: readonly number[],
  now: Date,
): Promise<SubjectRow[]> {
  if (ids.length === 0) return [];
  const { table, sources } = SUBJECT_TABLES[entity];
  const { rows } = await sql<SubjectRow>`
    select face.id, face.slug, face.is_public as "isPublic", face.is_noindex as "isNoindex",
           face.text_language as "textLanguage", ${FACES[entity]},
           source.gone_at is not null as "isGone", source.fetched_at as "syncedAt",
           exists (select from replaced_ids where kind = ${entity} and old_id = face.id) as "isMerged",
           written.fields as "editedFields", written.locked as "lockedFields",
           exists (select from drafts where entity = ${entity} and entity_id = face.id and is_open) as "hasDraft",
           (
             select state from reviews where entity = ${entity} and entity_id = face.id and state in ('open', 'returned')
           ) as "reviewState",
           exists (select from plans where entity = ${entity} and entity_id = face.id) as "isPlanned",
           (select count(*) from conflicts where entity = ${entity} and entity_id = face.id) as conflicts,
           last.author as "editedBy", last.at as "editedAt"
    from unnest(${[...ids]}::integer[]) with ordinality as asked (id, place)
    join ${sql.table(table)} as face on face.id = asked.id
    join ${sql.table(sources)} as source on source.id = face.id
    cross join lateral (
      select count(*) as fields,
             count(*) filter (where is_locked and (expires_at is null or expires_at > ${now}::timestamptz)) as locked
      from overrides where entity = ${entity} and entity_id = face.id
    ) as written
    left join lateral (
      select author, updated_at as at
      from (
        select author, updated_at from drafts where entity = ${entity} and entity_id = face.id
        union all
        select author, updated_at from overrides where entity = ${entity} and entity_id = face.id
      ) as touched
      order by updated_at desc
      limit 1
    ) as last on true
    order by asked.place
  `.execute(db);
  return rows;
}
