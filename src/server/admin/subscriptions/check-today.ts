import { adminSubscriptions } from '#shared/admin/text/subscriptions.ts';
import { toBrazilianDay } from '#shared/domain/day.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { findRecord, type RecordSubject } from '../../store/records/records.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import type { Editor } from '../editing/editor.ts';
import { lockWritten } from '../editing/written.ts';

const words = adminSubscriptions;

interface Day {
  field: 'checkedOn' | 'offersCheckedOn';
  /** The record's version in the list. */
  seen?: number;
}

/** Publishes today as the day of a check: the editor looked at the source again. Drafts stay as they are. */
export async function publishDay(
  ctx: Context,
  { actor }: Editor,
  subject: RecordSubject<'plan' | 'bundle' | 'service'>,
  { field, seen }: Day,
): Promise<void> {
  const { entity, id } = subject;
  await changeCatalogue(ctx, async (change) => {
    const held = await lockWritten(change.trx, subject);
    const record = await findRecord(change.trx, subject);
    if (!record?.isPublic) throw new Failure('not-found', words.notFound);
    if (seen !== undefined && record.version !== seen) throw new Failure('aborted', words.clash);
    const today = toBrazilianDay(change.now);
    if (field === 'checkedOn' && String(record.values.expiresOn) < today)
      throw new Failure('invalid-argument', words.isExpired);
    const publication = { values: { [field]: today }, note: words.checkToday, author: actor.id, at: change.now };
    const revision = await applyPublication(change, subject, held, { ...publication, areDraftsKept: true });
    const after = { fields: [field], revision };
    const action = field === 'checkedOn' ? `${entity}.checked` : 'offer.checked';
    change.record(actor, { action, entity, entityId: String(id), after });
  });
}
