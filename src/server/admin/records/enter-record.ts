import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import type { UnpagedRecord } from '#shared/domain/subjects/page-words.ts';
import type { RecordValues } from '#shared/domain/subjects/records.ts';
import type { Context } from '../../context.ts';
import { takeRecordId } from '../../store/records/records.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import { lockWritten } from '../editing/written.ts';
import { insertNew } from './create-record.ts';

/** Creates a record without a page and publishes it at once, without a draft: for the demo and tests. */
export function enterRecord<E extends UnpagedRecord>(
  ctx: Context,
  entity: E,
  given: { readonly [F in keyof RecordValues<E>]: RecordValues<E>[F] | null },
  by: { author: string; note: string },
): Promise<number> {
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  refuseWrongFields(subjects[entity].findFaults?.(values) ?? {});
  return changeCatalogue(ctx, async (change) => {
    const subject = { entity, id: await takeRecordId(change.trx, entity) };
    await insertNew(change.trx, subject, values, change.now);
    const held = await lockWritten(change.trx, subject);
    await applyPublication(change, subject, held, { values, ...by, at: change.now });
    return subject.id;
  });
}
