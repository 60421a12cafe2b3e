import { UNDOABLE } from '#shared/admin/domain/bulk.ts';
import { adminBulk } from '#shared/admin/text/bulk.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import {
  type Bulk,
  type BulkItem,
  type FieldBefore,
  listBulkItems,
  lockBulk,
  markBulkUndone,
  saveBulkItem,
} from '../../store/editing/bulk.ts';
import { saveDraftRow } from '../../store/editing/drafts.ts';
import { deletePlan, findPlan } from '../../store/editing/plans.ts';
import { moveBase, type Subject, setLock } from '../../store/titles/overrides.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import type { Editor } from '../editing/editor.ts';
import { raiseAgain } from '../editing/raise-again.ts';
import { lockWritten, versionOf } from '../editing/written.ts';

/** Restores every title, except those edited since: these are skipped, and their row says so. */
export async function undoBulk(ctx: Context, editor: Editor, id: string): Promise<void> {
  await changeCatalogue(ctx, async (change) => {
    const bulk = await lockUndoable(change, id);
    const undone: number[] = [];
    for (const item of await listBulkItems(change.trx, id)) {
      if (!item.after) continue;
      const isUndone = await undoOne(change, editor, bulk, item);
      if (isUndone) undone.push(item.id);
      else await saveBulkItem(change.trx, id, { id: item.id, after: item.after, refusal: 'changed' });
    }
    await markBulkUndone(change.trx, id, editor.actor.id, change.now);
    const { action, entity } = bulk;
    change.record(editor.actor, {
      action: 'bulk.undone',
      entity: 'bulk',
      entityId: id,
      after: { action, entity, ids: undone },
    });
  });
}

export async function lockUndoable({ trx }: Pick<Change, 'trx'>, id: string): Promise<Bulk> {
  const bulk = await lockBulk(trx, id);
  if (!bulk) throw new Failure('not-found', adminBulk.notFound);
  if (!bulk.appliedAt || !UNDOABLE.has(bulk.action)) throw new Failure('aborted', adminBulk.notUndoable);
  if (bulk.undoneAt) throw new Failure('aborted', adminBulk.alreadyUndone);
  return bulk;
}

async function undoOne(
  change: Change,
  { actor }: Editor,
  { entity, publishAt, appliedAt }: Bulk,
  item: BulkItem,
): Promise<boolean> {
  const subject = { entity, id: item.id };
  const held = await lockWritten(change.trx, subject).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'not-found') return undefined;
    throw error;
  });
  const after = Object.entries(item.after ?? {});
  if (!held || after.some(([field, version]) => versionOf(held, field) !== version)) return false;
  if (publishAt) {
    const plan = await findPlan(change.trx, subject);
    // Moved in the calendar, or made anew: it is an editor's later choice.
    const isSame =
      plan?.unpublishAt === null &&
      plan.plannedAt.getTime() === appliedAt?.getTime() &&
      plan.publishAt?.getTime() === publishAt.getTime();
    return isSame && deletePlan(change.trx, subject);
  }
  const before = Object.entries(item.before);
  const values = Object.fromEntries(before.map(([field, { override }]) => [field, override?.value ?? null]));
  const by = { author: actor.id, at: change.now };
  await applyPublication(change, subject, held, { values, note: adminBulk.undoNote, ...by });
  for (const [field, was] of before) await restoreField(change, subject, field, was, versionOf(held, field) + 2);
  await raiseAgain(change, subject, held);
  return true;
}

/** Restores the override's metadata and the draft. */
async function restoreField(
  { trx, now }: Change,
  subject: Subject,
  field: string,
  { override, draft }: FieldBefore,
  version: number,
): Promise<void> {
  if (override?.baseHash) await moveBase(trx, subject, field, { value: override.base, hash: override.baseHash });
  if (override?.isLocked)
    await setLock(trx, subject, field, {
      reason: override.reason,
      expiresAt: override.expiresAt === null ? undefined : new Date(override.expiresAt),
    });
  if (draft)
    await saveDraftRow(trx, subject, {
      field,
      value: draft.value,
      isOpen: true,
      version,
      author: draft.author,
      at: now,
    });
}
