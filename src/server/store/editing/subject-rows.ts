import { type RawBuilder, sql } from 'kysely';
import type { NamedTitles } from '#shared/admin/domain/listed.ts';
import { type Listed, listingOf } from '#shared/admin/domain/subjects/subjects.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { factsOf, type RecordEntity } from '#shared/domain/subjects/records.ts';
import type { TextLanguage } from '#shared/domain/titles/text-language.ts';
import type { Db } from '../../infra/db.ts';
import { joinNamed, writtenValue } from './record-rows.ts';
import { isListedRecord, SUBJECT_TABLES, subjectTable } from './subject-lists.ts';

/** What differs by kind. */
interface OwnColumns {
  title: string;
  year: number | null;
  slug: string;
  picturePath: string | null;
  certification: string | null;
  isPublic: boolean;
  isNoindex: boolean;
  isGone: boolean;
  isMerged: boolean;
  syncedAt: Date | null;
  platforms: { id: number; name: string; logoPath: string | null }[];
  textLanguage: TextLanguage | null;
  hasBackdrop: boolean;
  hasOffers: boolean;
  hasTrailer: boolean;
  hasBirthday: boolean;
  hasDepartment: boolean;
  /** It was never public. */
  isNew: boolean;
  titles: NamedTitles | null;
  /** The fields that are columns of the list. */
  values: Readonly<Record<string, unknown>>;
  place: { version: number; aliases: string[] } | null;
}

export interface SubjectRow extends OwnColumns {
  id: number;
  editedFields: number;
  lockedFields: number;
  hasDraft: boolean;
  reviewState: 'open' | 'returned' | null;
  isPlanned: boolean;
  publishAt: Date | null;
  conflicts: number;
  editedBy: string | null;
  editedAt: Date | null;
}

type Columns = Readonly<Record<keyof OwnColumns, RawBuilder<unknown>>>;

const no = sql`false`;
const NONE: Omit<Columns, 'title'> = {
  ...{
    year: sql`null::integer`,
    picturePath: sql`null::text`,
    certification: sql`null::text`,
    textLanguage: sql`null::text`,
  },
  ...{ slug: sql`face.slug`, isPublic: sql`face.is_public`, isNoindex: no, isGone: no, isMerged: no, isNew: no },
  ...{ syncedAt: sql`null::timestamptz`, platforms: sql`'[]'::json`, titles: sql`null::json`, place: sql`null::json` },
  ...{ hasBackdrop: no, hasOffers: no, hasTrailer: no, hasBirthday: no, hasDepartment: no, values: sql`'{}'::json` },
};

const sourced = (entity: Entity) => ({
  ...NONE,
  isNoindex: sql`face.is_noindex`,
  textLanguage: sql`face.text_language`,
  isGone: sql`source.gone_at is not null`,
  syncedAt: sql`source.fetched_at`,
  isMerged: sql`exists (select from replaced_ids where kind = ${entity} and old_id = face.id)`,
});

function titleColumns(entity: 'movie' | 'series', year: RawBuilder<unknown>): Columns {
  const offers = sql.table(`${entity}_offers`);
  const videos = sql.table(`${entity}_videos`);
  const owner = sql.ref(`${entity}_id`);
  return {
    ...sourced(entity),
    title: sql`face.title`,
    year,
    picturePath: sql`face.poster_path`,
    certification: sql`face.certification`,
    platforms: sql`(
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
    )`,
    hasBackdrop: sql`face.backdrop_path is not null`,
    hasOffers: sql`exists (select from ${offers} as offer where offer.${owner} = face.id)`,
    hasTrailer: sql`exists (select from ${videos} as video where video.${owner} = face.id)`,
  };
}

function taxonomyColumns(entity: 'genre' | 'platform'): Columns {
  const version = sql`(select version from drafts where entity = ${entity} and entity_id = face.id and field = 'position')`;
  return {
    ...NONE,
    title: sql`face.name`,
    isPublic: sql`face.is_visible`,
    place: sql`json_build_object('version', coalesce(${version}, 0), 'aliases', face.aliases)`,
  };
}

function recordColumns(entity: Listed & RecordEntity): Columns {
  const { face } = factsOf(entity);
  const shown = (field: string | undefined, stored: RawBuilder<unknown>) =>
    field === undefined ? stored : sql`coalesce(${writtenValue(entity, field)} #>> '{}', ${stored})`;
  const fields = listingOf(entity).columns.flatMap((column) => (typeof column === 'object' ? column.field : []));
  const values = fields.map((field) => sql`${field}::text, ${writtenValue(entity, field)}`);
  return {
    ...NONE,
    title: shown(face?.title, sql`face.title`),
    slug: shown(face && 'slug', sql`coalesce(face.slug, '')`),
    picturePath: shown(face?.picture, sql`shown.cover`),
    isNoindex: sql`face.content -> 'isNoindex' is not distinct from 'true'`,
    isNew: sql`face.first_published_at is null`,
    titles: sql`shown.titles`,
    values: sql`json_build_object(${sql.join(values)})`,
  };
}

function columnsOf(entity: Listed): Columns {
  switch (entity) {
    case 'movie':
      return titleColumns('movie', sql`face.release_year`);
    case 'series':
      return titleColumns('series', sql`extract(year from face.first_air_date)::integer`);
    case 'person':
      return {
        ...sourced('person'),
        title: sql`face.name`,
        picturePath: sql`face.profile_path`,
        hasBirthday: sql`face.birthday is not null`,
        hasDepartment: sql`coalesce(face.department, '') <> ''`,
      };
    case 'genre':
    case 'platform':
      return taxonomyColumns(entity);
    default:
      return recordColumns(entity);
  }
}

/** Its row, and what its columns are read from beside it. */
function joinOwn(entity: Listed): RawBuilder<unknown> {
  const table = sql.table(subjectTable(entity));
  if (isListedRecord(entity))
    return sql`join ${table} as face on face.entity = ${entity} and face.id = asked.id ${joinNamed(entity)}`;
  const face = sql`join ${table} as face on face.id = asked.id`;
  if (entity === 'genre' || entity === 'platform') return face;
  return sql`${face} join ${sql.table(SUBJECT_TABLES[entity].sources)} as source on source.id = face.id`;
}

/** The rows that the list shows for these ids, in the given order. */
export async function listSubjectRows(
  db: Db,
  entity: Listed,
  ids: readonly number[],
  now: Date,
): Promise<SubjectRow[]> {
  if (ids.length === 0) return [];
  const own = Object.entries(columnsOf(entity)).map(([name, column]) => sql`${column} as ${sql.ref(name)}`);
  const { rows } = await sql<SubjectRow>`
    select face.id, ${sql.join(own)},
           edits.fields as "editedFields", edits.locked as "lockedFields",
           exists (select from drafts where entity = ${entity} and entity_id = face.id and is_open) as "hasDraft",
           (
             select state from reviews where entity = ${entity} and entity_id = face.id and state in ('open', 'returned')
           ) as "reviewState",
           plan.entity_id is not null as "isPlanned", plan.publish_at as "publishAt",
           (select count(*) from conflicts where entity = ${entity} and entity_id = face.id) as conflicts,
           last.author as "editedBy", last.at as "editedAt"
    from unnest(${[...ids]}::integer[]) with ordinality as asked (id, place)
    ${joinOwn(entity)}
    left join plans as plan on plan.entity = ${entity} and plan.entity_id = face.id
    cross join lateral (
      select count(*) as fields,
             count(*) filter (where is_locked and (expires_at is null or expires_at > ${now}::timestamptz)) as locked
      from overrides where entity = ${entity} and entity_id = face.id
    ) as edits
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
