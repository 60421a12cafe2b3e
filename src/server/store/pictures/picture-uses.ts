import { sql } from 'kysely';
import type { PictureUse } from '#shared/admin/domain/media/library.ts';
import type { Editable } from '#shared/domain/entities.ts';
import type { Db } from '../../infra/db.ts';
import { titleOf } from '../editing/subjects.ts';
import type { Subject } from '../titles/overrides.ts';

/**
 * Every published value and every draft that names a picture of ours, as `(is_draft, entity, entity_id, field, path)`. A name has
 * 68 characters after its prefix; a regular expression takes ten times as long.
 */
export const USES = sql`
  select distinct written.is_draft, written.entity, written.entity_id, written.field, '/own-' || left(named, 68) as path
  from (
    select false as is_draft, entity, entity_id, field, value::text as words from overrides where value::text like '%/own-%'
    union all
    select true, entity, entity_id, field, value::text from drafts where is_open and value::text like '%/own-%'
    union all
    select false, kind, site_part_id(kind, key), '', value::text from house_records
    where value::text like '%/own-%' and kind <> 'robots'
  ) as written, unnest((string_to_array(written.words, '/own-'))[2:]) as named
  where substr(named, 65, 4) = '.jpg'`;

/** The fields that name a picture: published ones first. */
export async function listPictureUses(db: Db, path: string, limit: number): Promise<PictureUse[]> {
  const { rows } = await sql<PictureUse>`
    with uses as materialized (${USES})
    select uses.entity, uses.entity_id as id, ${titleOf('uses')} as title, uses.field, uses.is_draft as "isDraft"
    from uses
    where uses.path = ${path}
    order by uses.is_draft, title, uses.entity, uses.entity_id, uses.field
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Subjects whose published values or open drafts name the picture, in one order for everybody who locks them. */
export async function listNaming(db: Db, path: string): Promise<Subject[]> {
  const { rows } = await sql<{ entity: Editable; id: number }>`
    with uses as materialized (${USES})
    select distinct entity, entity_id as id from uses where path = ${path} order by entity, id
  `.execute(db);
  return rows;
}

/** The fields that name the picture, of whatever subject; '' for a record of the site. */
export async function listNamingFields(db: Db, path: string): Promise<string[]> {
  const { rows } = await sql<{ field: string }>`
    with uses as materialized (${USES}) select distinct field from uses where path = ${path}
  `.execute(db);
  return rows.map(({ field }) => field);
}

/** Subjects whose published values name the picture. */
export async function listShowing(db: Db, path: string): Promise<Subject[]> {
  const { rows } = await sql<{ entity: Editable; id: number }>`
    with uses as materialized (${USES})
    select distinct entity, entity_id as id from uses where path = ${path} and not is_draft order by entity, id
  `.execute(db);
  return rows;
}
