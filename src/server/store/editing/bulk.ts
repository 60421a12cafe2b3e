import { sql } from 'kysely';
import type { BulkAction, BulkRefusal } from '#shared/admin/domain/bulk.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { WrittenOverride } from '../titles/overrides.ts';

/** One field as it was when the bulk action was prepared. */
export interface FieldBefore {
  version: number;
  /** Our published override with all its details. */
  override: (Omit<WrittenOverride, 'at' | 'expiresAt'> & { at: string; expiresAt: string | null }) | null;
  /** The open draft, if there was one. */
  draft?: { value: unknown; author: string } | undefined;
}

export interface BulkItem {
  id: number;
  before: Readonly<Record<string, FieldBefore>>;
  /** By field, the value an editor gave; null if the action has its own or none was given yet. */
  wanted: Readonly<Record<string, unknown>> | null;
  /** By field, its version after the action. */
  after: Readonly<Record<string, number>> | null;
  refusal: BulkRefusal | null;
}

export interface Bulk {
  id: string;
  action: BulkAction;
  entity: Entity;
  targetId: number | null;
  /** When the drafts are published, if they were planned. */
  publishAt: Date | null;
  author: string;
  preparedAt: Date;
  appliedAt: Date | null;
  undoneAt: Date | null;
  undoneBy: string | null;
}

/** An item of a preview. */
export type PreparedItem = Pick<BulkItem, 'id' | 'before' | 'refusal' | 'wanted'>;

export async function addBulk(
  trx: Trx,
  bulk: Pick<Bulk, 'action' | 'entity' | 'targetId' | 'author' | 'preparedAt'>,
  items: readonly PreparedItem[],
): Promise<string> {
  const { action, entity, targetId, author, preparedAt } = bulk;
  const { id } = await trx
    .insertInto('bulk_actions')
    .values({ action, entity, target_id: targetId, author, prepared_at: preparedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await savePreview(trx, id, items);
  return id;
}

/** Replaces the items of a bulk action that was not applied. */
export async function savePreview(trx: Trx, bulkId: string, items: readonly PreparedItem[]): Promise<void> {
  const rows = items.map(({ id, before, refusal, wanted }) => ({ entity_id: id, before, refusal, wanted }));
  await sql`
    insert into bulk_items (bulk_id, entity_id, before, refusal, wanted)
    select ${bulkId}::uuid, entity_id, before, refusal, wanted
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as item (entity_id integer, before jsonb, refusal text, wanted jsonb)
    on conflict (bulk_id, entity_id) do update
    set before = excluded.before, refusal = excluded.refusal, wanted = excluded.wanted
  `.execute(trx);
}

const BULK_COLUMNS = [
  'id',
  'action',
  'entity',
  'target_id as targetId',
  'publish_at as publishAt',
  'author',
  'prepared_at as preparedAt',
  'applied_at as appliedAt',
  'undone_at as undoneAt',
  'undone_by as undoneBy',
] as const;

export async function findBulk(db: Db, id: string): Promise<Bulk | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.selectFrom('bulk_actions').select(BULK_COLUMNS).where('id', '=', id).executeTakeFirst();
  return row as Bulk | undefined;
}

/** If two requests apply it at once, the second waits and finds it done. */
export async function lockBulk(trx: Trx, id: string): Promise<Bulk | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await trx
    .selectFrom('bulk_actions')
    .select(BULK_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as Bulk | undefined;
}

/** Ordered by id, so that concurrent bulk actions lock the titles in the same order. */
export async function listBulkItems(db: Db, bulkId: string): Promise<BulkItem[]> {
  const rows = await db
    .selectFrom('bulk_items')
    .select(['entity_id as id', 'before', 'after', 'refusal', 'wanted'])
    .where('bulk_id', '=', bulkId)
    .orderBy('entity_id')
    .execute();
  return rows as unknown as BulkItem[];
}

export async function saveBulkItem(trx: Trx, bulkId: string, item: Omit<BulkItem, 'before' | 'wanted'>): Promise<void> {
  await trx
    .updateTable('bulk_items')
    .set({ after: item.after && JSON.stringify(item.after), refusal: item.refusal })
    .where('bulk_id', '=', bulkId)
    .where('entity_id', '=', item.id)
    .execute();
}

export async function markBulkApplied(
  trx: Trx,
  id: string,
  at: Date,
  { targetId, publishAt }: Partial<Pick<Bulk, 'targetId' | 'publishAt'>> = {},
): Promise<void> {
  await trx
    .updateTable('bulk_actions')
    .set({ applied_at: at, target_id: targetId ?? null, publish_at: publishAt ?? null })
    .where('id', '=', id)
    .execute();
}

export async function markBulkUndone(trx: Trx, id: string, by: string, at: Date): Promise<void> {
  await trx.updateTable('bulk_actions').set({ undone_at: at, undone_by: by }).where('id', '=', id).execute();
}

export async function deleteOldBulks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('bulk_actions').where('prepared_at', '<', before).execute();
}

/** Collections that titles can be added to. */
export function listCollectionChoices(db: Db): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('collections').select(['id', 'name']).where('removed_at', 'is', null).orderBy('name').execute();
}
