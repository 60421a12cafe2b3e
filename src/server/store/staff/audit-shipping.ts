import { sql } from 'kysely';
import type { Db } from '../../infra/db.ts';

/** The last entry the receiver confirmed. */
export interface ShippedEnd {
  seq: number;
  hash: string;
}

/** An entry as it is sent. `hashed` is the text whose SHA-256 is `hash`; it begins with the hash of the entry before. */
export interface ShippedEntry {
  seq: number;
  at: Date;
  actor: string;
  network: string;
  action: string;
  entity: string;
  entityId: string;
  hashed: string;
  hash: string;
}

export async function findShippedEnd(db: Db): Promise<ShippedEnd> {
  return db.selectFrom('audit_shipping').select(['seq', 'hash']).executeTakeFirstOrThrow();
}

/** Only moves forward: if two workers sent the same entries, the second changes nothing. */
export async function saveShippedEnd(db: Db, { seq, hash }: ShippedEnd, at: Date): Promise<void> {
  await db.updateTable('audit_shipping').set({ seq, hash, shipped_at: at }).where('seq', '<', seq).execute();
}

export async function listUnshipped(db: Db, after: number, limit: number): Promise<ShippedEntry[]> {
  const { rows } = await sql<ShippedEntry>`
    select seq, at, actor, network, action, entity, entity_id as "entityId", audit_hashed_text(entry) as hashed, hash
    from audit_entries as entry
    where seq > ${after}
    order by seq
    limit ${limit}
  `.execute(db);
  return rows;
}

/** When the oldest entry not yet confirmed was written. */
export async function findOldestUnshipped(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select at from audit_entries where seq > (select seq from audit_shipping) order by seq limit 1
  `.execute(db);
  return rows[0]?.at;
}
