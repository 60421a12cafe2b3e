import { sql } from 'kysely';
import type { CreatedRecord, RecordValues } from '#shared/domain/subjects/records.ts';
import type { Db } from '../../infra/db.ts';
import { toValues } from './records.ts';

/** By id, the open drafts of records of one kind that have any. */
export async function listDraftedValues<E extends CreatedRecord>(
  db: Db,
  entity: E,
): Promise<Map<number, RecordValues<E>>> {
  const { rows } = await sql<{ id: number; drafted: object }>`
    select entity_id as id, jsonb_object_agg(field, value) as drafted
    from drafts where entity = ${entity} and is_open group by entity_id
  `.execute(db);
  return new Map(rows.map(({ id, drafted }) => [id, toValues(entity, drafted)]));
}
