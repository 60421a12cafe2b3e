import { sql } from 'kysely';
import type { CreatedRecord } from '#shared/domain/subjects/records.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { RecordSubject } from './records.ts';

/**
 * `false` if another record has or had the address, the trash included. Waits for a transaction that is just taking it. The address
 * of a deleted record may be used again.
 */
export async function claimAddress(trx: Trx, { entity, id }: RecordSubject, slug: string): Promise<boolean> {
  const { rows } = await sql`
    insert into record_addresses as address (entity, slug, record_id) values (${entity}, ${slug}, ${id})
    on conflict (entity, slug) do update set record_id = excluded.record_id, leads_to = null
    where address.record_id is null or address.record_id = excluded.record_id
    returning 1
  `.execute(trx);
  return rows.length > 0;
}

/** An address that was never public leads nowhere. */
export async function releaseAddress(trx: Trx, { entity, id }: RecordSubject, slug: string): Promise<void> {
  await trx
    .deleteFrom('record_addresses')
    .where('entity', '=', entity)
    .where('slug', '=', slug)
    .where('record_id', '=', id)
    .execute();
}

export async function isAddressTaken(db: Db, entity: CreatedRecord, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('record_addresses')
    .select('slug')
    .where('entity', '=', entity)
    .where('slug', '=', slug)
    .where('record_id', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Where an address leads; `undefined` if no public record ever had it. */
interface KnownAddress {
  /** The record that has or had it, if that is public. */
  id: number | null;
  leadsTo: string | null;
}

export async function findAddress(db: Db, entity: CreatedRecord, slug: string): Promise<KnownAddress | undefined> {
  const { rows } = await sql<KnownAddress>`
    select case when record.is_public then record.id end as id, coalesce(record.leads_to, address.leads_to) as "leadsTo"
    from record_addresses as address
    left join records as record on record.entity = address.entity and record.id = address.record_id
    where address.entity = ${entity} and address.slug = ${slug}
      and (address.record_id is null or record.first_published_at is not null)
  `.execute(db);
  return rows[0];
}
