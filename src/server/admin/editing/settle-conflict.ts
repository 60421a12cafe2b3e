import { findFieldRefusal } from '#shared/admin/domain/editing/check-field.ts';
import type { Clash } from '#shared/admin/domain/editing/edited-subject.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import type { Editable } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import { listConflictsOf } from '../../store/editing/conflicts.ts';
import { saveDraftRow } from '../../store/editing/drafts.ts';
import { addRevision } from '../../store/editing/revisions.ts';
import { type Authorship, moveBase, type Subject, setLock } from '../../store/titles/overrides.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { toBase } from '../../sync/projection/raise-conflicts.ts';
import { readProviderValues } from '../../sync/projection/read-provider-values.ts';
import { applyPublication } from './apply-publication.ts';
import { toClashes } from './clashes.ts';
import { saveDraftCopy } from './draft-revisions.ts';
import { cleanField } from './edit-refusals.ts';
import type { Editor } from './editor.ts';
import { refuseUnfit } from './publish.ts';
import { raiseAgain } from './raise-again.ts';
import { type LockedSubject, lockWritten, toPublishedValues, versionOf } from './written.ts';

export interface ConflictSettlement {
  field: string;
  /** The field's version when the editor decided. */
  version: number;
  decision: 'accept' | 'keep' | 'merge';
  merged: unknown;
  /** Also lock the field: no further conflicts. */
  andLock: boolean;
}

const NOTES = {
  accept: editing.conflictAccepted,
  keep: editing.conflictKept,
  merge: editing.conflictMerged,
} as const;

/** If two editors decide at once, the second gets a clash that shows what the first did. */
export async function settleConflict(
  ctx: Context,
  { actor, role }: Editor,
  subject: Subject,
  settlement: ConflictSettlement,
): Promise<{ clashes: Clash[] }> {
  const { entity, id } = subject;
  const { field, decision, andLock } = settlement;
  refuseWrongFields({ [field]: findFieldRefusal(entity, field, role) });
  const by = { author: actor.id, at: ctx.now() };
  return changeCatalogue(ctx, async (change) => {
    const { trx } = change;
    const held = await lockWritten(trx, subject);
    if (versionOf(held, field) !== settlement.version) {
      const mine = decision === 'merge' ? settlement.merged : (held.overrides.get(field)?.value ?? null);
      return { clashes: await toClashes(trx, held, [{ field, mine }]) };
    }
    const conflicts = await listConflictsOf(trx, subject);
    if (!conflicts.some((conflict) => conflict.field === field)) throw new Failure('aborted', editing.noConflict);
    if (decision === 'keep') await keepOurs(change, subject, held, field, by);
    else await replaceOurs(change, subject, held, settlement, by);
    if (andLock)
      await setLock(trx, subject, field, { reason: editing.settledAndLocked[decision], expiresAt: undefined });
    await raiseAgain(change, subject, held);
    change.record(actor, { action: 'conflict.settled', entity, entityId: String(id), after: { field, decision } });
    return { clashes: [] };
  });
}

/** The site does not change: only the base moves to TMDB's current value. A draft stays a draft. */
async function keepOurs<E extends Editable>(
  { trx }: Change,
  subject: Subject<E>,
  held: LockedSubject<E>,
  field: string,
  by: Authorship,
): Promise<void> {
  const provider = await readProviderValues(trx, subject, held, [field]);
  await moveBase(trx, subject, field, toBase(provider[field]));
  const value = held.overrides.get(field)?.value ?? null;
  const draft = held.drafts.get(field) ?? { field, value, isOpen: false, ...by };
  await saveDraftRow(trx, subject, { ...draft, version: versionOf(held, field) + 1 });
  const revision = { snapshot: toPublishedValues(held), changedFields: [field], note: NOTES.keep, ...by };
  await addRevision(trx, subject, revision);
}

async function replaceOurs<E extends Editable>(
  change: Change,
  subject: Subject<E>,
  held: LockedSubject<E>,
  { field, decision, merged }: ConflictSettlement,
  by: Authorship,
): Promise<void> {
  const value = decision === 'merge' ? cleanField(subject.entity, field, merged) : null;
  refuseUnfit(subject.entity, [{ field, value }]);
  await saveDraftCopy(change.trx, subject, held);
  await applyPublication(change, subject, held, {
    values: { [field]: value },
    note: NOTES[decision as 'accept'],
    ...by,
  });
}
