import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';
import type { Subject } from '../titles/overrides.ts';

/** Fields of credits that have a published edit or an open draft with a value. */
export async function listCreditFields(db: Db, { entity, id }: Subject): Promise<string[]> {
  const { rows } = await sql<{ field: string }>`
    select field from overrides
    where entity = ${entity} and entity_id = ${id} and (field like 'cast.%' or field like 'crew.%')
    union
    select field from drafts
    where entity = ${entity} and entity_id = ${id} and (field like 'cast.%' or field like 'crew.%')
      and is_open and value <> 'null'
    order by field
  `.execute(db);
  return rows.map(({ field }) => field);
}

/** The versions of the last drafts of these fields; one without a draft has version 0. */
export async function listFieldVersions(
  db: Db,
  { entity, id }: Subject,
  fields: readonly string[],
): Promise<(field: string) => number> {
  const rows = await db
    .selectFrom('drafts')
    .select(['field', 'version'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('field', '=', sql<string>`any(${[...fields]}::text[])`)
    .execute();
  const versions = new Map(rows.map(({ field, version }) => [field, version]));
  return (field) => versions.get(field) ?? 0;
}
