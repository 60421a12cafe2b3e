import type { Entity, FieldOf, OverridesOf } from '#shared/domain/entities.ts';
import type { Db, Trx } from '../infra/db.ts';

/** Which film, series or person an editor wrote about. */
export interface Subject<E extends Entity = Entity> {
  entity: E;
  id: number;
}

/** Rows of one subject as the object the projection reads. */
export async function findOverrides<E extends Entity>(db: Db, { entity, id }: Subject<E>): Promise<OverridesOf<E>> {
  const rows = await db
    .selectFrom('overrides')
    .select(['field', 'value'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.field, row.value]));
}

export async function hasOverride<E extends Entity>(
  db: Db,
  { entity, id }: Subject<E>,
  field: FieldOf<E>,
): Promise<boolean> {
  const row = await db
    .selectFrom('overrides')
    .select('field')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('field', '=', field)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Authorship {
  author: string;
  at: Date;
}

export async function saveOverride<E extends Entity, F extends FieldOf<E>>(
  trx: Trx,
  { entity, id }: Subject<E>,
  field: F,
  value: NonNullable<OverridesOf<E>[F]>,
  { author, at }: Authorship,
): Promise<void> {
  const row = { value: JSON.stringify(value), author, updated_at: at };
  await trx
    .insertInto('overrides')
    .values({ entity, entity_id: id, field, ...row })
    .onConflict((conflict) => conflict.columns(['entity', 'entity_id', 'field']).doUpdateSet(row))
    .execute();
}

export async function deleteOverride<E extends Entity>(
  trx: Trx,
  { entity, id }: Subject<E>,
  field: FieldOf<E>,
): Promise<void> {
  await trx
    .deleteFrom('overrides')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('field', '=', field)
    .execute();
}
