import { findSlugFault } from '#shared/admin/domain/editing/check-collection.ts';
import { findFieldFault } from '#shared/admin/domain/editing/check-field.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { buildCollectionSlug } from '#shared/domain/slug.ts';
import type { CollectionItem } from '#shared/domain/titles/collection-items.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { insertCollection } from '../../store/collections/collection-edits.ts';
import { saveDraftRow } from '../../store/editing/drafts.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { noteDraft } from '../editing/draft-revisions.ts';
import { refuseTakenSlug } from '../editing/edit-refusals.ts';
import type { Editor } from '../editing/editor.ts';
import { readWritten } from '../editing/written.ts';

/** A draft with name, address and heading. The address is reserved from now on, but not public. */
export async function createCollectionDraft(
  ctx: Context,
  { actor }: Editor,
  given: { name: string; slug: string },
): Promise<number> {
  const name = given.name.trim();
  const slug = given.slug.trim() || buildCollectionSlug(name);
  const nameFault = findFieldFault('collection', 'name', name);
  // Without a valid name, do not also report the slug that would have been made from it.
  refuseWrongFields({ name: nameFault, slug: nameFault && !given.slug.trim() ? undefined : findSlugFault(slug) });
  const by = { author: actor.id, at: ctx.now() };
  return changeCatalogue(ctx, async ({ trx, record }) => {
    await refuseTakenSlug(trx, slug);
    const id = await insertDraft(trx, { fields: { name, slug, titleH1: name } }, by);
    record(actor, { action: 'collection.created', entity: 'collection', entityId: String(id), after: { name, slug } });
    return id;
  });
}

interface NewDraft {
  fields: { name: string; slug: string; titleH1: string; items?: readonly CollectionItem[] };
  sagaId?: number;
}

export async function insertDraft(
  trx: Trx,
  { fields, sagaId }: NewDraft,
  by: { author: string; at: Date },
): Promise<number> {
  const { name, slug } = fields;
  const id = await insertCollection(trx, { name, slug, sagaId }, by.at);
  const subject = { entity: 'collection', id } as const;
  for (const [field, value] of Object.entries(fields))
    await saveDraftRow(trx, subject, { field, value, isOpen: true, version: 1, ...by });
  await noteDraft(trx, subject, await readWritten(trx, subject), by);
  return id;
}
