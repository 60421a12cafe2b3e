import { type Insertable, sql } from 'kysely';
import type { CollectionItem } from '#shared/domain/titles/collection-items.ts';
import type { Db, Trx } from '../../infra/db.ts';
import type { Collections } from '../../infra/tables.ts';
import type { StoredSource } from '../titles/sources.ts';

/** Every change of a collection takes this lock first, so changes and their revisions are serialised. */
export async function lockCollection(trx: Trx, id: number): Promise<StoredSource<{ id: number }> | undefined> {
  const row = await trx
    .selectFrom('collections')
    .select('created_at')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && toStored(id, row.created_at);
}

/** Without the lock, for readers. */
export async function findStoredCollection(db: Db, id: number): Promise<StoredSource<{ id: number }> | undefined> {
  const row = await db
    .selectFrom('collections')
    .select('created_at')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && toStored(id, row.created_at);
}

/** Collections have no TMDB source. */
function toStored(id: number, at: Date): StoredSource<{ id: number }> {
  return { source: { id }, fetchedAt: at, fetchStartedAt: at, isGone: false };
}

/** A draft without titles. Without a position it becomes the last. */
export async function insertCollection(
  trx: Trx,
  {
    name,
    slug,
    position,
    sagaId,
  }: { name: string; slug: string; position?: number | undefined; sagaId?: number | undefined },
  at: Date,
): Promise<number> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from collections)`;
  const { id } = await trx
    .insertInto('collections')
    .values({
      name,
      slug,
      title_h1: name,
      description_h1: '',
      state: 'draft',
      position: position ?? last,
      saga_id: sagaId ?? null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type CollectionRow = Omit<Insertable<Collections>, 'id' | 'version' | 'position' | 'created_at' | 'updated_at'>;

/** With a new version, which invalidates every cached copy. */
export async function updateCollectionRow(
  trx: Trx,
  id: number,
  fields: Partial<CollectionRow>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('collections')
    .set({ ...fields, version: sql<number>`nextval('content_version')`, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** By a collection, the trash included, or as a former address of one. The address of a deleted collection may be reused. */
export async function isSlugTaken(db: Db, slug: string, byOtherThan = 0): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from collections where slug = ${slug} and id <> ${byOtherThan})
      or exists (select from collection_addresses where slug = ${slug} and collection_id <> ${byOtherThan}) as taken
  `.execute(db);
  return rows[0]?.taken ?? false;
}

/** The old address redirects to the new one from now on. */
export async function saveFormerSlug(trx: Trx, id: number, { from, to }: { from: string; to: string }): Promise<void> {
  const row = { collection_id: id, leads_to: null };
  await trx
    .insertInto('collection_addresses')
    .values({ slug: from, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute();
  await forgetAddress(trx, to);
}

export async function forgetAddress(trx: Trx, slug: string): Promise<void> {
  await trx.deleteFrom('collection_addresses').where('slug', '=', slug).execute();
}

export async function replaceCollectionItems(trx: Trx, id: number, items: readonly CollectionItem[]): Promise<void> {
  await trx.deleteFrom('collection_items').where('collection_id', '=', id).execute();
  await sql`
    insert into collection_items (collection_id, position, kind, title_id, note, is_skippable)
    select ${id}::integer, place, item ->> 'kind', (item ->> 'titleId')::integer, item ->> 'note',
           coalesce((item ->> 'isSkippable')::boolean, false)
    from jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality as new (item, place)
  `.execute(trx);
}
