import { sql } from 'kysely';
import type { Entity, OverridesOf } from '#shared/domain/entities.ts';
import type { Trx } from '../infra/db.ts';
import type { Authorship, Subject } from './overrides.ts';

export interface NewRevision<E extends Entity> extends Authorship {
  /** All of the subject's overrides as they stand after the save. */
  snapshot: OverridesOf<E>;
  changedFields: string[];
  note: string;
}

/** The caller holds the subject's lock, so numbers follow one another without a gap. */
export async function addRevision<E extends Entity>(
  trx: Trx,
  { entity, id }: Subject<E>,
  { snapshot, changedFields, note, author, at }: NewRevision<E>,
): Promise<number> {
  const { number } = await trx
    .insertInto('revisions')
    .values({
      entity,
      entity_id: id,
      number: sql<number>`(
        select coalesce(max(number), 0) + 1 from revisions where entity = ${entity} and entity_id = ${id}
      )`,
      snapshot: JSON.stringify(snapshot),
      changed_fields: changedFields,
      note,
      author,
      state: 'published',
      created_at: at,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}
