import { sql } from 'kysely';
import type { ChangeRefusal } from '#shared/admin/domain/change-sets.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { WrittenOverride } from '../titles/overrides.ts';

/** One field as it was when the set was prepared. */
export interface FieldBefore {
  version: number;
  /** Our published override with all its details. */
  override: (Omit<WrittenOverride, 'at' | 'expiresAt'> & { at: string; expiresAt: string | null }) | null;
  /** The open draft, if there was one. */
  draft?: { value: unknown; author: string } | undefined;
}

export interface ChangeSetItem {
  place: number;
  entity: Editable;
  id: number;
  /** The set creates it, with the number that its preview took. */
  isNew: boolean;
  before: Readonly<Record<string, FieldBefore>>;
  /** By field, the value it shall have; null if none was chosen yet. */
  wanted: Readonly<Record<string, unknown>> | null;
  locks: Readonly<Record<string, { reason: string; expiresAt: string | null }>> | null;
  /** By field, its version after the change. */
  after: Readonly<Record<string, number>> | null;
  refusal: ChangeRefusal | null;
}

export interface ChangeSet {
  id: string;
  source: string;
  isWhole: boolean;
  targetId: number | null;
  /** When the drafts are published, if they were planned. */
  publishAt: Date | null;
  isDrafted: boolean;
  author: string;
  preparedAt: Date;
  appliedAt: Date | null;
  undoneAt: Date | null;
  undoneBy: string | null;
}

/** An item of a preview. */
export type PreparedItem = Omit<ChangeSetItem, 'after' | 'place'>;

export async function addChangeSet(
  trx: Trx,
  set: Pick<ChangeSet, 'source' | 'isWhole' | 'author' | 'preparedAt'>,
  items: readonly PreparedItem[],
): Promise<string> {
  const { source, isWhole, author, preparedAt } = set;
  const { id } = await trx
    .insertInto('change_sets')
    .values({ source, is_whole: isWhole, author, prepared_at: preparedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await savePreview(trx, id, items);
  return id;
}

/** Replaces the items of a set that was not applied. */
export async function savePreview(trx: Trx, setId: string, items: readonly PreparedItem[]): Promise<void> {
  const rows = items.map((item, place) => ({ place, ...item }));
  await sql`
    insert into change_items (set_id, place, entity, entity_id, is_new, before, refusal, wanted, locks)
    select ${setId}::uuid, place, entity, id, "isNew", before, refusal, wanted, locks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as item (place integer, entity text, id integer, "isNew" boolean, before jsonb, refusal text, wanted jsonb, locks jsonb)
    on conflict (set_id, place) do update
    set before = excluded.before, refusal = excluded.refusal, wanted = excluded.wanted
  `.execute(trx);
}

const COLUMNS = [
  'id',
  'source',
  'is_whole as isWhole',
  'target_id as targetId',
  'publish_at as publishAt',
  'is_drafted as isDrafted',
  'author',
  'prepared_at as preparedAt',
  'applied_at as appliedAt',
  'undone_at as undoneAt',
  'undone_by as undoneBy',
] as const;

export async function findChangeSet(db: Db, id: string): Promise<ChangeSet | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('change_sets').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** If two requests apply it at once, the second waits and finds it done. */
export async function lockChangeSet(trx: Trx, id: string): Promise<ChangeSet | undefined> {
  if (!isUuid(id)) return undefined;
  return trx.selectFrom('change_sets').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Ordered by entity and id, so that concurrent sets lock the subjects in the same order. */
export async function listChangeItems(db: Db, setId: string): Promise<ChangeSetItem[]> {
  const rows = await db
    .selectFrom('change_items')
    .select(['place', 'entity', 'entity_id as id', 'is_new as isNew', 'before', 'after', 'refusal', 'wanted', 'locks'])
    .where('set_id', '=', setId)
    .orderBy('place')
    .execute();
  return rows as unknown as ChangeSetItem[];
}

export async function saveOutcome(
  trx: Trx,
  setId: string,
  { place, after, refusal }: Pick<ChangeSetItem, 'place' | 'after' | 'refusal'>,
): Promise<void> {
  await trx
    .updateTable('change_items')
    .set({ after: after && JSON.stringify(after), refusal })
    .where('set_id', '=', setId)
    .where('place', '=', place)
    .execute();
}

export async function markApplied(
  trx: Trx,
  id: string,
  at: Date,
  { targetId, publishAt, isDrafted }: Pick<ChangeSet, 'targetId' | 'publishAt' | 'isDrafted'>,
): Promise<void> {
  await trx
    .updateTable('change_sets')
    .set({ applied_at: at, target_id: targetId, publish_at: publishAt, is_drafted: isDrafted })
    .where('id', '=', id)
    .execute();
}

export async function markUndone(trx: Trx, id: string, by: string, at: Date): Promise<void> {
  await trx.updateTable('change_sets').set({ undone_at: at, undone_by: by }).where('id', '=', id).execute();
}

export async function deleteOldChangeSets(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('change_sets').where('prepared_at', '<', before).execute();
}
