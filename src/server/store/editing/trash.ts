import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';
import type { Authorship } from '../titles/overrides.ts';
import type { Revised } from './revisions.ts';
import { titleOf } from './subjects.ts';

/** The discarded values, by field. */
export type TrashContent = Readonly<Record<string, unknown>>;

/** The publication that was planned for the discarded draft. */
export interface TrashPlan {
  /** An ISO time. */
  publishAt: string | null;
  publishOnPlatform: number | null;
  fields: readonly string[];
}

export interface TrashRow extends Revised, Authorship {
  rowId: string;
  content: TrashContent;
  plan: TrashPlan | null;
}

export async function addTrash(
  trx: Trx,
  { entity, id }: Revised,
  content: TrashContent,
  { author, at }: Authorship,
): Promise<string> {
  const { id: rowId } = await trx
    .insertInto('trash')
    .values({ entity, entity_id: id, content: JSON.stringify(content), author, discarded_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return rowId;
}

export async function saveTrashPlan(trx: Trx, rowId: string, plan: TrashPlan): Promise<void> {
  await trx
    .updateTable('trash')
    .set({ plan: JSON.stringify(plan) })
    .where('id', '=', rowId)
    .execute();
}

const COLUMNS = [
  'id as rowId',
  'entity',
  'entity_id as id',
  'content',
  'plan',
  'author',
  'discarded_at as at',
] as const;

export async function findTrash(db: Db, rowId: string): Promise<TrashRow | undefined> {
  const row = await db.selectFrom('trash').select(COLUMNS).where('id', '=', rowId).executeTakeFirst();
  return row as TrashRow | undefined;
}

/** `undefined` if it was restored already. */
export async function lockTrash(trx: Trx, rowId: string): Promise<TrashRow | undefined> {
  const row = await trx.selectFrom('trash').select(COLUMNS).where('id', '=', rowId).forUpdate().executeTakeFirst();
  return row as TrashRow | undefined;
}

/** Saves what remains; deletes the row if nothing does. */
export async function shrinkTrash(trx: Trx, rowId: string, left: TrashContent): Promise<void> {
  if (Object.keys(left).length === 0) await trx.deleteFrom('trash').where('id', '=', rowId).execute();
  else
    await trx
      .updateTable('trash')
      .set({ content: JSON.stringify(left) })
      .where('id', '=', rowId)
      .execute();
}

export interface TitledTrash extends Omit<TrashRow, 'plan'> {
  title: string;
}

/** The newest first. */
export async function listTrashRows(db: Db, limit: number): Promise<TitledTrash[]> {
  const { rows } = await sql<TitledTrash>`
    select trash.id as "rowId", trash.entity, trash.entity_id as id, trash.content, trash.author,
           trash.discarded_at as at,
           ${titleOf('trash')} as title
    from trash
    order by trash.discarded_at desc, trash.id
    limit ${limit}
  `.execute(db);
  return rows;
}

export async function deleteOldTrash(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('trash').where('discarded_at', '<', before).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
