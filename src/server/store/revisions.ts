import { sql } from 'kysely';
import type { Entity } from '#shared/domain/entities.ts';
import type { Trx } from '../infra/db.ts';
import type { Authorship } from './overrides.ts';

/** What editors write: over something of TMDB's, or a collection of their own. */
export interface Revised {
  entity: Entity | 'collection';
  id: number;
}

export interface NewRevision extends Authorship {
  /** All the subject has of an editor's, as it stands after the save. */
  snapshot: object;
  changedFields: string[];
  note: string;
  state?: 'draft' | 'published';
}

/** The caller holds the subject's lock, so numbers follow one another without a gap. */
export async function addRevision(
  trx: Trx,
  { entity, id }: Revised,
  { snapshot, changedFields, note, author, at, state = 'published' }: NewRevision,
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
      state,
      created_at: at,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}
