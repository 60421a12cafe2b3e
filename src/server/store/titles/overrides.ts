import { sql } from 'kysely';
import type { Editable, FieldOf, OverridesOf } from '#shared/domain/entities.ts';
import type { Db, Trx } from '../../infra/db.ts';

/** Which film, series or person an editor wrote about. */
export interface Subject<E extends Editable = Editable> {
  entity: E;
  id: number;
}

/** The overrides of one subject as the object that the projection reads. */
export async function findOverrides<E extends Editable>(db: Db, { entity, id }: Subject<E>): Promise<OverridesOf<E>> {
  const rows = await db
    .selectFrom('overrides')
    .select(['field', 'value'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.field, row.value]));
}

export async function hasOverride<E extends Editable>(
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

/** An override with all its details. */
export interface WrittenOverride {
  field: string;
  value: unknown;
  isLocked: boolean;
  reason: string;
  expiresAt: Date | null;
  /** TMDB's value when the override was written; unknown if there is no hash. */
  base: unknown;
  baseHash: string | null;
  author: string;
  at: Date;
}

/** All of a subject, or without those of its seasons and episodes that `parts` does not name. */
export async function listOverrides(
  db: Db,
  { entity, id }: Subject,
  parts?: readonly string[],
): Promise<WrittenOverride[]> {
  return db
    .selectFrom('overrides')
    .select(['field', 'value', 'is_locked as isLocked', 'reason', 'expires_at as expiresAt', 'author'])
    .select(['base_value as base', 'base_value_hash as baseHash', 'updated_at as at'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .$if(parts !== undefined, (query) =>
      query.where(sql<boolean>`(field not like '%.%' or field = any(${[...(parts ?? [])]}::text[]))`),
    )
    .orderBy('field')
    .execute();
}

export async function countOverrides(db: Db, { entity, id }: Subject): Promise<number> {
  const { count } = await db
    .selectFrom('overrides')
    .select(sql<number>`count(*)`.as('count'))
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

export interface Authorship {
  author: string;
  at: Date;
}

/** TMDB's value of a field, and its hash for comparison. */
export interface Base {
  value: unknown;
  hash: string;
}

export async function saveOverride<E extends Editable, F extends FieldOf<E>>(
  trx: Trx,
  { entity, id }: Subject<E>,
  field: F,
  value: NonNullable<OverridesOf<E>[F]>,
  base: Base,
  { author, at }: Authorship,
): Promise<void> {
  const row = {
    value: JSON.stringify(value),
    base_value: JSON.stringify(base.value),
    base_value_hash: base.hash,
    author,
    updated_at: at,
  };
  await trx
    .insertInto('overrides')
    .values({ entity, entity_id: id, field, ...row })
    .onConflict((conflict) => conflict.columns(['entity', 'entity_id', 'field']).doUpdateSet(row))
    .execute();
}

export async function deleteOverride<E extends Editable>(
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

/** The editor has seen TMDB's current value and decided to keep ours. */
export async function moveBase(trx: Trx, { entity, id }: Subject, field: string, { value, hash }: Base): Promise<void> {
  await trx
    .updateTable('overrides')
    .set({ base_value: JSON.stringify(value), base_value_hash: hash })
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('field', '=', field)
    .execute();
}

export interface FieldLock {
  reason: string;
  expiresAt: Date | undefined;
}

/** `false` if there is no override to lock. */
export async function setLock(
  trx: Trx,
  { entity, id }: Subject,
  field: string,
  lock: FieldLock | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('overrides')
    .set({ is_locked: lock !== undefined, reason: lock?.reason ?? '', expires_at: lock?.expiresAt ?? null })
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('field', '=', field)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Subjects with a lock that has expired and is still in its row. */
export async function listEndedLocks(db: Db, now: Date): Promise<Subject[]> {
  const rows = await db
    .selectFrom('overrides')
    .select(['entity', 'entity_id as id'])
    .distinct()
    .where('is_locked', '=', true)
    .where('expires_at', '<=', now)
    .orderBy('entity')
    .orderBy('entity_id')
    .execute();
  return rows as Subject[];
}
