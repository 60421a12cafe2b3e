import { type RawBuilder, sql } from 'kysely';
import type { PictureUse } from '#shared/admin/domain/media/library.ts';
import type { Db } from '../../infra/db.ts';
import { titleOf } from '../editing/subjects.ts';
import type { Subject } from '../titles/overrides.ts';

/**
 * Published values and open drafts that name a picture of ours, as `(is_draft, entity, entity_id, field, path)`: of one picture, or of
 * all. Values without one are left out by an index on the same words; of the others the whole strings that are a path count.
 */
export function usesOf(path?: RawBuilder<string>): RawBuilder<unknown> {
  const named = path === undefined ? sql`` : sql`and strpos(value::text, ${path}) > 0`;
  return sql`
    select distinct is_draft, entity, entity_id, field, named #>> '{}' as path
    from (
      select false as is_draft, entity, entity_id, field, value from overrides where value::text like '%/own-%' ${named}
      union all
      select true, entity, entity_id, field, value from drafts where is_open and value::text like '%/own-%' ${named}
    ) as written, jsonb_path_query(value, 'strict $.** ? (@ starts with "/own-")') as named
    ${path === undefined ? sql`` : sql`where named #>> '{}' = ${path}`}`;
}

/** The fields that name a picture: published ones first. */
export async function listPictureUses(db: Db, path: string, limit: number): Promise<PictureUse[]> {
  const { rows } = await sql<PictureUse>`
    with uses as materialized (${usesOf(sql`${path}`)})
    select uses.entity, uses.entity_id as id, ${titleOf('uses')} as title, uses.field, uses.is_draft as "isDraft"
    from uses
    order by uses.is_draft, title, uses.entity, uses.entity_id, uses.field
    limit ${limit}
  `.execute(db);
  return rows;
}

/** A subject that names a picture: in which fields, and whether a published value is among them. */
interface PictureNaming extends Subject {
  fields: string[];
  isShown: boolean;
}

/** In one order for everybody who locks the subjects. */
export async function listNaming(db: Db, path: string): Promise<PictureNaming[]> {
  const { rows } = await sql<PictureNaming>`
    select entity, entity_id as id, array_agg(distinct field) as fields, bool_or(not is_draft) as "isShown"
    from (${usesOf(sql`${path}`)}) as uses
    group by entity, id order by entity, id
  `.execute(db);
  return rows;
}

/** Subjects whose published values name the picture. */
export async function listShowing(db: Db, path: string): Promise<Subject[]> {
  return (await listNaming(db, path)).filter(({ isShown }) => isShown);
}
