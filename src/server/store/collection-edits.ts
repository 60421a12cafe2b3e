import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../infra/db.ts';
import type { Collections } from '../infra/tables.ts';

export type CollectionFields = Omit<Insertable<Collections>, 'id' | 'version' | 'created_at' | 'updated_at'>;

export interface CollectionItem {
  kind: 'movie' | 'series';
  titleId: number;
  /** The editor's line about this title in this collection. */
  note: string;
}

/** Taken first by every change of a collection: they follow one another, and so do their revisions. */
export async function lockCollection(trx: Trx, id: number): Promise<boolean> {
  const row = await trx.selectFrom('collections').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** `undefined` when another collection has the slug. A place not given is the last. */
export async function insertCollection(
  trx: Trx,
  { position, ...fields }: CollectionFields,
  at: Date,
): Promise<number | undefined> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from collections)`;
  const row = await trx
    .insertInto('collections')
    .values({ ...fields, position: position ?? last, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Also without a field: what hangs on it changed, and every kept copy of it is old. */
export async function updateCollection(
  trx: Trx,
  id: number,
  fields: Partial<CollectionFields>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('collections')
    .set({ ...fields, version: sql<number>`nextval('content_version')`, updated_at: at })
    .where('id', '=', id)
    .execute();
}

export async function isSlugTaken(db: Db, slug: string, byOtherThan = 0): Promise<boolean> {
  const row = await db
    .selectFrom('collections')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', byOtherThan)
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceCollectionItems(trx: Trx, id: number, items: readonly CollectionItem[]): Promise<void> {
  await trx.deleteFrom('collection_items').where('collection_id', '=', id).execute();
  await sql`
    insert into collection_items (collection_id, position, kind, title_id, note)
    select ${id}::integer, place, item ->> 'kind', (item ->> 'titleId')::integer, item ->> 'note'
    from jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality as new (item, place)
  `.execute(trx);
}

export async function listCollectionItems(trx: Trx, id: number): Promise<CollectionItem[]> {
  const rows = await trx
    .selectFrom('collection_items')
    .select(['kind', 'title_id', 'note'])
    .where('collection_id', '=', id)
    .orderBy('position')
    .execute();
  // The column holds these two and nothing else.
  return rows.map(({ kind, title_id, note }) => ({ kind: kind as CollectionItem['kind'], titleId: title_id, note }));
}

export async function deleteCollection(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('collections').where('id', '=', id).execute();
}
