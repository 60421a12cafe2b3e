import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';

/** The caller has locked the collection. */
export async function markRemoved(
  trx: Trx,
  id: number,
  { leadsTo, author, at }: { leadsTo: string | null; author: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('collections')
    .set({ removed_at: at, removed_by: author, leads_to: leadsTo, state: 'draft' })
    .where('id', '=', id)
    .execute();
}

/** `false` if it is not in the trash, or no longer. */
export async function bringBackCollection(trx: Trx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('collections')
    .set({ removed_at: null, removed_by: null, leads_to: null })
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** One statement: overrides and drafts are deleted with the row, its redirects stay. Revisions are never deleted. */
export async function deleteRemovedCollections(db: Db, before: Date): Promise<void> {
  await sql`
    with old as (
      select id, slug, leads_to, first_published_at from collections where removed_at < ${before} for update skip locked
    ),
    gone as (delete from collections where id in (select id from old)),
    words as (delete from overrides where entity = 'collection' and entity_id in (select id from old)),
    writing as (delete from drafts where entity = 'collection' and entity_id in (select id from old)),
    former as (
      select slug, leads_to from old where first_published_at is not null
      union
      select address.slug, old.leads_to from collection_addresses as address join old on old.id = address.collection_id
    )
    insert into collection_addresses (slug, leads_to)
    select slug, leads_to from former
    on conflict (slug) do update set collection_id = null, leads_to = excluded.leads_to
  `.execute(db);
}

/** Where an address redirects that no published collection has; `undefined` if no collection ever had it. */
export interface FormerAddress {
  /** The collection that had it, if that is published. */
  collectionId: number | null;
  leadsTo: string | null;
}

export async function findFormerAddress(db: Db, slug: string): Promise<FormerAddress | undefined> {
  const { rows } = await sql<FormerAddress>`
    select case when collection.state = 'published' then collection.id end as "collectionId",
           coalesce(collection.leads_to, address.leads_to) as "leadsTo"
    from collection_addresses as address
    left join collections as collection on collection.id = address.collection_id
    where address.slug = ${slug}
    union all
    select null, leads_to
    from collections
    where slug = ${slug} and state = 'draft' and first_published_at is not null
    limit 1
  `.execute(db);
  return rows[0];
}
