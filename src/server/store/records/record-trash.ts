import { sql } from 'kysely';
import type { CreatedRecord } from '#shared/domain/subjects/records.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { RecordSubject } from './records.ts';

/** The caller has locked the record. */
export async function markRemoved(
  trx: Trx,
  { entity, id }: RecordSubject,
  { leadsTo, author, at }: { leadsTo: string | null; author: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('records')
    .set({ removed_at: at, removed_by: author, leads_to: leadsTo, is_public: false })
    .where('entity', '=', entity)
    .where('id', '=', id)
    .execute();
}

/** `false` if it is not in the trash, or no longer. */
export async function bringBackRecord(trx: Trx, { entity, id }: RecordSubject): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('records')
    .set({ removed_at: null, removed_by: null, leads_to: null })
    .where('entity', '=', entity)
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * One statement: overrides and drafts are deleted with the row, its public addresses stay. Revisions are never deleted. The foreign
 * key takes the record from its addresses.
 */
export async function deleteRemovedRecords(db: Db, before: Date): Promise<void> {
  const isOf = (table: string) =>
    sql`(${sql.ref(`${table}.entity`)}, ${sql.ref(`${table}.entity_id`)}) in (select entity, id from old)`;
  await sql`
    with old as (
      select entity, id, slug, leads_to, first_published_at from records where removed_at < ${before} for update skip locked
    ),
    gone as (delete from records where (entity, id) in (select entity, id from old)),
    words as (delete from overrides where ${isOf('overrides')}),
    writing as (delete from drafts where ${isOf('drafts')}),
    unseen as (
      delete from record_addresses as address using old
      where address.entity = old.entity and address.record_id = old.id and address.slug = old.slug and old.first_published_at is null
    )
    update record_addresses as address set leads_to = old.leads_to
    from old
    where address.entity = old.entity and address.record_id = old.id
      and (address.slug <> old.slug or old.first_published_at is not null)
  `.execute(db);
}

interface RemovedRecord {
  entity: CreatedRecord;
  id: number;
  name: string;
  leadsTo: string | null;
  author: string;
  at: Date;
}

/** The last removed first. */
export async function listRemovedRecords(db: Db, entities: readonly CreatedRecord[]): Promise<RemovedRecord[]> {
  const { rows } = await sql<RemovedRecord>`
    select entity, id, title as name, leads_to as "leadsTo", coalesce(removed_by, 'system') as author,
           removed_at as at
    from records
    where entity = any (${[...entities]}::text[]) and removed_at is not null
    order by removed_at desc, entity, id
  `.execute(db);
  return rows;
}
