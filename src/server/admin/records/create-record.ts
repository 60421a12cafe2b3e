import { findSlugFault } from '#shared/admin/domain/editing/check-collection.ts';
import { findFieldFault } from '#shared/admin/domain/editing/check-field.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { buildRecordSlug } from '#shared/domain/slug.ts';
import { type CreatedRecord, factsOf } from '#shared/domain/subjects/records.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { saveDraftRow } from '../../store/editing/drafts.ts';
import { insertRecord, takeRecordId } from '../../store/records/records.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { noteDraft } from '../editing/draft-revisions.ts';
import { refuseTakenSlug } from '../editing/edit-refusals.ts';
import type { Editor } from '../editing/editor.ts';
import { readWritten } from '../editing/written.ts';

/** A draft with its title and an address. The address is reserved from now on, but not public. */
export async function createRecord(
  ctx: Context,
  { actor }: Editor,
  entity: CreatedRecord,
  given: { title: string; slug: string },
): Promise<number> {
  const { title: titleField, heading } = faceOf(entity);
  const title = given.title.trim();
  const slug = given.slug.trim() || buildRecordSlug(title);
  const titleFault = findFieldFault(entity, titleField, title);
  // Without a valid title, do not also report the slug that would have been made from it.
  const slugFault = titleFault && !given.slug.trim() ? undefined : findSlugFault(slug);
  refuseWrongFields({ [titleField]: titleFault, slug: slugFault });
  return changeCatalogue(ctx, async ({ trx, record, now }) => {
    const id = await takeRecordId(trx, entity);
    const fields = { [titleField]: title, slug, ...(heading && { [heading]: title }) };
    await insertDraft(trx, { entity, id, fields }, { author: actor.id, at: now });
    const after = { [titleField]: title, slug };
    record(actor, { action: `${entity}.created`, entity, entityId: String(id), after });
    return id;
  });
}

function faceOf(entity: CreatedRecord): { title: string; heading?: string } {
  return factsOf(entity).face ?? { title: '' };
}

interface NewDraft {
  entity: CreatedRecord;
  id: number;
  fields: Readonly<Record<string, unknown>>;
  sagaId?: number;
}

export async function insertDraft(
  trx: Trx,
  { entity, id, fields, sagaId }: NewDraft,
  by: { author: string; at: Date },
): Promise<void> {
  const subject = { entity, id };
  const slug = String(fields.slug);
  await insertRecord(trx, { ...subject, title: String(fields[faceOf(entity).title]), slug, sagaId }, by.at);
  await refuseTakenSlug(trx, subject, slug);
  for (const [field, value] of Object.entries(fields))
    await saveDraftRow(trx, subject, { field, value, isOpen: true, version: 1, ...by });
  await noteDraft(trx, subject, await readWritten(trx, subject), by);
}
