import type { SavedView } from '#shared/admin/domain/listed.ts';
import type { Entity } from '#shared/domain/entities.ts';
import type { Db } from '../../infra/db.ts';

export function listSavedViews(db: Db, author: string, entity: Entity): Promise<SavedView[]> {
  return db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('author', '=', author)
    .where('entity', '=', entity)
    .orderBy('name')
    .execute();
}

export async function countSavedViews(db: Db, author: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_views')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('author', '=', author)
    .executeTakeFirstOrThrow();
  return count;
}

/** Saving under the same name again replaces the query of that view. */
export async function saveView(
  db: Db,
  { author, entity, name, query, at }: { author: string; entity: Entity; name: string; query: string; at: Date },
): Promise<void> {
  await db
    .insertInto('saved_views')
    .values({ author, entity, name, query, created_at: at })
    .onConflict((conflict) => conflict.columns(['author', 'entity', 'name']).doUpdateSet({ query }))
    .execute();
}

export async function deleteView(db: Db, author: string, id: number): Promise<void> {
  await db.deleteFrom('saved_views').where('author', '=', author).where('id', '=', id).execute();
}
