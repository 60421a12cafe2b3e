import { findSlugFault } from '#shared/admin/domain/editing/check-collection.ts';
import { findFieldFault } from '#shared/admin/domain/editing/check-field.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { buildRecordSlug } from '#shared/domain/slug.ts';
import { isPaged } from '#shared/domain/subjects/page-words.ts';
import { type CreatedRecord, factsOf } from '#shared/domain/subjects/records.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { saveDraftRow } from '../../store/editing/drafts.ts';
import { insertRecord, type RecordSubject, takeRecordId } from '../../store/records/records.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { noteDraft } from '../editing/draft-revisions.ts';
import { refuseTakenSlug } from '../editing/edit-refusals.ts';
import type { Editor } from '../editing/editor.ts';
import { readWritten } from '../editing/written.ts';

interface GivenRecord {
  title: string;
  /** Of one with a page; without it, it is made from the title. */
  slug?: string;
  /** Its other fields, as its draft begins. */
  values?: Readonly<Record<string, unknown>>;
}

/** A draft with its title and, if it has a page, an address, which is reserved from now on, but not public. */
export async function createRecord(
  ctx: Context,
  { actor }: Editor,
  entity: CreatedRecord,
  given: GivenRecord,
): Promise<number> {
  const { title: titleField, heading } = faceOf(entity);
  const title = given.title.trim();
  const typed = given.slug?.trim() ?? '';
  const slug = isPaged(entity) ? typed || buildRecordSlug(title) : undefined;
  const titleFault = findFieldFault(entity, titleField, title);
  // Without a valid title, do not also report the slug that would have been made from it.
  const slugFault = slug === undefined || (titleFault && !typed) ? undefined : findSlugFault(slug);
  const faults = Object.entries(given.values ?? {}).map(
    ([field, value]) => [field, findFieldFault(entity, field, value)] as const,
  );
  refuseWrongFields({ [titleField]: titleFault, slug: slugFault, ...Object.fromEntries(faults) });
  return changeCatalogue(ctx, async ({ trx, record, now }) => {
    const id = await takeRecordId(trx, entity);
    const own = { [titleField]: title, ...(slug !== undefined && { slug }), ...(heading && { [heading]: title }) };
    const fields = { ...given.values, ...own };
    await insertDraft(trx, { entity, id, fields }, { author: actor.id, at: now });
    const after = { [titleField]: title, ...(slug !== undefined && { slug }) };
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
  await insertNew(trx, subject, fields, by.at, sagaId);
  for (const [field, value] of Object.entries(fields))
    await saveDraftRow(trx, subject, { field, value, isOpen: true, version: 1, ...by });
  await noteDraft(trx, subject, await readWritten(trx, subject), by);
}

/** Its row, which has no values yet, and the address that its fields name. */
export async function insertNew(
  trx: Trx,
  subject: RecordSubject<CreatedRecord>,
  fields: NewDraft['fields'],
  at: Date,
  sagaId?: number,
): Promise<void> {
  const slug = typeof fields.slug === 'string' ? fields.slug : undefined;
  await insertRecord(trx, { ...subject, title: String(fields[faceOf(subject.entity).title]), slug, sagaId }, at);
  if (slug !== undefined) await refuseTakenSlug(trx, subject, slug);
}
