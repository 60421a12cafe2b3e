import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/db.ts';
import type { Authorship, Subject } from '../titles/overrides.ts';

/** The latest state of one field's draft: open, published or discarded. */
export interface StoredDraft extends Authorship {
  field: string;
  value: unknown;
  isOpen: boolean;
  version: number;
}

export function listDrafts(db: Db, { entity, id }: Subject): Promise<StoredDraft[]> {
  return db
    .selectFrom('drafts')
    .select(['field', 'value', 'is_open as isOpen', 'version', 'author', 'updated_at as at'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('field')
    .execute();
}

/** Every open draft, and the last state of the subject's own fields and of the named fields of its seasons and episodes. */
export function listShownDrafts(db: Db, { entity, id }: Subject, parts: readonly string[]): Promise<StoredDraft[]> {
  return db
    .selectFrom('drafts')
    .select(['field', 'value', 'is_open as isOpen', 'version', 'author', 'updated_at as at'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where(sql<boolean>`(is_open or field not like '%.%' or field = any(${[...parts]}::text[]))`)
    .orderBy('field')
    .execute();
}

/** The caller has locked the subject and compared the version with the previous one. */
export async function saveDraftRow(trx: Trx, { entity, id }: Subject, draft: StoredDraft): Promise<void> {
  const row = {
    value: JSON.stringify(draft.value),
    is_open: draft.isOpen,
    version: draft.version,
    author: draft.author,
    updated_at: draft.at,
  };
  await trx
    .insertInto('drafts')
    .values({ entity, entity_id: id, field: draft.field, ...row })
    .onConflict((conflict) => conflict.columns(['entity', 'entity_id', 'field']).doUpdateSet(row))
    .execute();
}
