import { sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { Subject } from '../titles/overrides.ts';
import { titleOf } from './subjects.ts';

/** Exactly these fields are in conflict; one that already was keeps its date. Returns those that were not. */
export async function replaceConflicts(
  trx: Trx,
  { entity, id }: Subject,
  fields: readonly string[],
  now: Date,
): Promise<string[]> {
  await sql`
    delete from conflicts
    where entity = ${entity} and entity_id = ${id} and field <> all(${[...fields]}::text[])
  `.execute(trx);
  if (fields.length === 0) return [];
  const { rows } = await sql<{ field: string }>`
    insert into conflicts (entity, entity_id, field, since)
    select ${entity}, ${id}, field, ${now}::timestamptz from unnest(${[...fields]}::text[]) as field
    on conflict (entity, entity_id, field) do nothing
    returning field
  `.execute(trx);
  return rows.map(({ field }) => field);
}

/** The longest waiting first. */
export async function listConflictsOf(
  db: Db,
  { entity, id }: Subject,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<{ field: string; since: Date }[]> {
  return db
    .selectFrom('conflicts')
    .select(['field', 'since'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('since')
    .orderBy('field')
    .limit(limit)
    .execute();
}

export interface ConflictRow {
  entity: Entity;
  id: number;
  title: string;
  fields: string[];
  since: Date;
}

/** Grouped by subject, the longest waiting first. */
export async function listConflictRows(db: Db, limit: number): Promise<ConflictRow[]> {
  const { rows } = await sql<ConflictRow>`
    select conflict.entity, conflict.entity_id as id,
           ${titleOf('conflict')} as title,
           array_agg(conflict.field order by conflict.field) as fields, min(conflict.since) as since
    from conflicts as conflict
    group by conflict.entity, conflict.entity_id
    order by min(conflict.since), conflict.entity, conflict.entity_id
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function countConflictRows(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select distinct entity, entity_id from conflicts) as subject
  `.execute(db);
  return rows[0]?.count ?? 0;
}
