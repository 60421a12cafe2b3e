import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { listFields } from '#shared/admin/domain/editing/editable-fields.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import { saveDraftRow } from '../../store/editing/drafts.ts';
import { addRevision, findRevision } from '../../store/editing/revisions.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { readProviderValues } from '../../sync/projection/read-provider-values.ts';
import { throwAway } from './discard-draft.ts';
import type { Editor } from './editor.ts';
import { refuseOddNumber } from './revisions.ts';
import { isSameAsShown } from './save-draft.ts';
import { listOpenDrafts, lockWritten, readWritten, toDraftedValues, versionOf } from './written.ts';

/**
 * Restores a revision as a draft; the site does not change until an editor publishes it. The current draft goes to the trash
 * first. Revision 0 is TMDB's.
 */
export async function restoreAsDraft(ctx: Context, { actor }: Editor, subject: Subject, number: number): Promise<void> {
  refuseOddNumber(number);
  const { entity, id } = subject;
  const by = { author: actor.id, at: ctx.now() };
  await changeCatalogue(ctx, async ({ trx, record }) => {
    const before = await lockWritten(trx, subject);
    const values = await readValues(trx, subject, number);
    const open = listOpenDrafts(before);
    if (open.length > 0) await throwAway(trx, subject, before, open, by);
    const held = { ...before, ...(await readWritten(trx, subject)) };
    const changedFields: string[] = [];
    const parts = [...Object.keys(values), ...held.overrides.keys()].filter((field) =>
      findEditableField(entity, field),
    );
    const fields = [...new Set([...listFields(entity, id), ...parts])];
    const provider = await readProviderValues(trx, subject, held, fields);
    for (const field of fields) {
      // Whether search engines list a page is no part of its text.
      if (entity === 'page' && field === 'isNoindex') continue;
      const value = values[field] ?? null;
      if (isSameAsShown(held, provider, field, value)) continue;
      changedFields.push(field);
      await saveDraftRow(trx, subject, { field, value, isOpen: true, version: versionOf(held, field) + 1, ...by });
    }
    const snapshot = toDraftedValues(await readWritten(trx, subject));
    const note = editing.restoredFrom(number);
    await addRevision(trx, subject, { snapshot, changedFields, note, state: 'draft', ...by });
    const after = { from: number, fields: changedFields };
    record(actor, { action: 'revision.restored', entity, entityId: String(id), after });
  });
}

async function readValues(trx: Trx, subject: Subject, number: number): Promise<Readonly<Record<string, unknown>>> {
  if (number === 0) return {};
  const revision = await findRevision(trx, subject, number);
  if (!revision) throw new Failure('not-found', editing.revisionNotFound);
  return revision.snapshot;
}
