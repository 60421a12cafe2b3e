import { findEditableField } from '#shared/admin/domain/editing/check-field.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { LINE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { workOnEach } from '../../infra/work-on-each.ts';
import type { Actor } from '../../store/staff/audit.ts';
import { type FieldLock, listEndedLocks, type Subject, setLock } from '../../store/titles/overrides.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { isReplacing } from '../../sync/projection/raise-conflicts.ts';
import { readProviderValues } from '../../sync/projection/read-provider-values.ts';
import { applyPublication } from './apply-publication.ts';
import type { Editor } from './editor.ts';
import { raiseAgain } from './raise-again.ts';
import { lockWritten } from './written.ts';

/** While a field is locked, changes at TMDB raise no conflict. Without an override, TMDB's current value becomes one. */
export async function lockField(
  ctx: Context,
  { actor }: Editor,
  subject: Subject,
  { field, reason, expiresAt }: FieldLock & { field: string },
): Promise<void> {
  const now = ctx.now();
  refuseWrongFields({
    field: findEditableField(subject.entity, field) ? undefined : editing.fieldUnknown,
    reason: findReasonFault(reason),
    expiresAt: expiresAt && !(expiresAt > now) ? editing.dateInPast : undefined,
  });
  const lock = { reason: reason.trim(), expiresAt };
  const { entity, id } = subject;
  await changeCatalogue(ctx, async (change) => {
    const held = await lockWritten(change.trx, subject);
    if (!held.overrides.has(field)) {
      const provider = await readProviderValues(change.trx, subject, held, [field]);
      const value = provider[field] ?? null;
      if (value === null || !isReplacing(entity, field)) throw new Failure('aborted', editing.nothingToLock);
      if (held.drafts.get(field)?.isOpen) throw new Failure('aborted', editing.publishBeforeLock);
      const publication = { values: { [field]: value }, note: editing.lockPinned, author: actor.id, at: now };
      await applyPublication(change, subject, held, publication);
    }
    await setLock(change.trx, subject, field, lock);
    await raiseAgain(change, subject, held);
    change.record(actor, { action: 'field.locked', entity, entityId: String(id), after: { field, ...lock } });
  });
}

function findReasonFault(reason: string): string | undefined {
  if (reason.trim() === '') return editing.reasonMissing;
  return reason.length > LINE_CHARACTERS ? editing.tooLong(String(LINE_CHARACTERS)) : undefined;
}

/** From now on changes at TMDB raise conflicts again. */
export async function unlockField(ctx: Context, { actor }: Editor, subject: Subject, field: string): Promise<void> {
  const { entity, id } = subject;
  await changeCatalogue(ctx, async (change) => {
    const held = await lockWritten(change.trx, subject);
    if (!held.overrides.get(field)?.isLocked) return;
    await setLock(change.trx, subject, field, undefined);
    await raiseAgain(change, subject, held);
    change.record(actor, { action: 'field.unlocked', entity, entityId: String(id), after: { field } });
  });
}

const SYSTEM: Actor = { id: 'system', network: '' };

/** Ends expired locks. Idempotent, so any process may run it. */
export async function endLocks(ctx: Context): Promise<void> {
  const ended = await listEndedLocks(ctx.db, ctx.now());
  await workOnEach(ended, { log: ctx.log, describe: (subject) => subject }, (subject) => endLocksOf(ctx, subject));
}

async function endLocksOf(ctx: Context, subject: Subject): Promise<void> {
  const { entity, id } = subject;
  await changeCatalogue(ctx, async (change) => {
    const held = await lockWritten(change.trx, subject);
    const ended = [...held.overrides.values()].filter(
      ({ isLocked, expiresAt }) => isLocked && expiresAt !== null && expiresAt <= change.now,
    );
    for (const { field } of ended) {
      await setLock(change.trx, subject, field, undefined);
      change.record(SYSTEM, { action: 'lock.ended', entity, entityId: String(id), after: { field } });
    }
    await raiseAgain(change, subject, held);
  });
}
