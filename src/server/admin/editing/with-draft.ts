import { findFieldFault } from '#shared/admin/domain/editing/check-field.ts';
import type { Editable, FieldOf, OverridesOf } from '#shared/domain/entities.ts';
import type { Context } from '../../context.ts';
import { announceChange } from '../../store/jobs/outbox.ts';
import { deleteOverride, type Subject, saveOverride } from '../../store/titles/overrides.ts';
import type { Change } from '../../sync/change-catalogue.ts';
import { toBase } from '../../sync/projection/raise-conflicts.ts';
import { reprojectEntity, storages } from '../../sync/storage/storages.ts';
import { settleField } from './settle-field.ts';
import { listOpenDrafts, lockWritten } from './written.ts';

/**
 * Reads the site as if a subject's draft were published: in a transaction that is always rolled back, with its own caches, so that
 * nothing leaks into shared ones. Also shows a hidden subject: that is what a preview is for.
 */
export async function withDraft<T>(ctx: Context, subject: Subject, read: (ctx: Context) => Promise<T>): Promise<T> {
  const trx = await ctx.db.startTransaction().execute();
  try {
    const announced = new Set<string>();
    const announce = (...tags: string[]) => {
      for (const tag of tags) announced.add(tag);
    };
    await applyDraft({ trx, now: ctx.now(), announce, record: () => {} }, subject);
    // Documents are compared with the versions of rows and lists. Without a row, its lists are new within this transaction.
    if (!storages[subject.entity].isVersioned) await announceChange(trx, [...announced]);
    return await read({ ...ctx, db: trx, copies: ctx.copies.empty() });
  } finally {
    await trx.rollback().execute();
  }
}

async function applyDraft<E extends Editable>(change: Change, subject: Subject<E>): Promise<void> {
  const { trx, now } = change;
  const held = await lockWritten(trx, subject);
  // A draft that could not be published is not shown either.
  const drafts = listOpenDrafts(held).filter(
    // The slug may be taken by now, and a preview does not need it.
    ({ field, value }) => field !== 'slug' && findFieldFault(subject.entity, field, value) === undefined,
  );
  for (const { field, value: drafted, author } of drafts) {
    const name = field as FieldOf<E>;
    const settled = await settleField(change, field, drafted, { former: held.overrides.get(field)?.value, author });
    if ('fault' in settled) continue;
    const { value } = settled;
    if (value === null) await deleteOverride(trx, subject, name);
    else
      await saveOverride(trx, subject, name, value as NonNullable<OverridesOf<E>[FieldOf<E>]>, toBase(null), {
        author,
        at: now,
      });
  }
  await deleteOverride(trx, subject, 'isHidden' as FieldOf<E>);
  await reprojectEntity(change, subject.entity, subject.id);
}
