import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { Failure } from '#shared/domain/failure.ts';
import { type CreatedRecord, isCreated } from '#shared/domain/subjects/records.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import {
  type ChangeSet,
  type ChangeSetItem,
  type FieldBefore,
  listChangeItems,
  lockChangeSet,
  markUndone,
  saveOutcome,
} from '../../store/editing/change-sets.ts';
import { saveDraftRow } from '../../store/editing/drafts.ts';
import { deletePlan, findPlan } from '../../store/editing/plans.ts';
import { moveBase, type Subject, setLock } from '../../store/titles/overrides.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import { takeTurns } from '../editing/change-list.ts';
import { saveDraftCopy } from '../editing/draft-revisions.ts';
import type { Editor } from '../editing/editor.ts';
import { raiseAgain } from '../editing/raise-again.ts';
import { type LockedSubject, versionOf, type Written } from '../editing/written.ts';
import { removeLocked } from '../records/remove-record.ts';
import { releaseReview } from '../review/release-review.ts';
import { findLocked } from './apply-change-set.ts';
import { uncollect } from './collect.ts';
import { refuseRole, refuseSource } from './prepare-change-set.ts';

/** Restores every subject, except those edited since: these are left out, and their item says so. */
export async function undoChangeSet(ctx: Context, editor: Editor, id: string): Promise<void> {
  const work = () =>
    changeCatalogue(ctx, async (change) => {
      const { trx, now } = change;
      const set = await lockUndoable(trx, editor, id);
      const items = (await listChangeItems(trx, id)).filter(({ after }) => after !== null);
      const undone: string[] = [];
      if (set.targetId !== null) await uncollect(change, editor, set.targetId, items);
      for (const item of items) {
        const isUndone = set.targetId !== null || (await undoItem(change, editor, set, item));
        if (isUndone) undone.push(`${item.entity} ${item.id}`);
        else await saveOutcome(trx, id, { ...item, refusal: 'changed' });
      }
      await markUndone(trx, id, editor.actor.id, now);
      const after = { source: set.source, subjects: undone };
      change.record(editor.actor, { action: 'changes.undone', entity: 'changes', entityId: id, after });
    });
  await takeTurns(ctx, id, work);
}

async function lockUndoable(trx: Trx, editor: Editor, id: string): Promise<ChangeSet> {
  const set = await lockChangeSet(trx, id);
  if (!set) throw new Failure('not-found', adminChanges.notFound);
  refuseSource(editor, set.source);
  if (!set.isDrafted && set.targetId === null) refuseRole(editor, 'publish');
  if (!set.appliedAt) throw new Failure('aborted', adminChanges.notUndoable);
  if (set.undoneAt) throw new Failure('aborted', adminChanges.alreadyUndone);
  return set;
}

async function undoItem(
  change: Change,
  { actor }: Editor,
  { isDrafted, publishAt, appliedAt }: ChangeSet,
  item: ChangeSetItem,
): Promise<boolean> {
  const { trx, now } = change;
  const subject = { entity: item.entity, id: item.id };
  const by = { author: actor.id, at: now };
  const held = await findLocked(change, subject);
  const after = Object.entries(item.after ?? {});
  if (!held || after.some(([field, version]) => versionOf(held, field) !== version)) return false;
  if (item.isNew && isCreated(item.entity)) {
    const ofRecord = { entity: item.entity, id: item.id };
    await removeLocked(change, ofRecord, held as LockedSubject<CreatedRecord>, { author: actor.id, leadsTo: null });
    return true;
  }
  const plan = await findPlan(trx, subject);
  if (publishAt) {
    // Moved in the calendar, or made anew: it is an editor's later choice.
    const isSame =
      plan?.unpublishAt === null &&
      plan.plannedAt.getTime() === appliedAt?.getTime() &&
      plan.publishAt?.getTime() === publishAt.getTime();
    if (!isSame || !(await deletePlan(trx, subject))) return false;
  }
  if (publishAt || isDrafted) {
    if (!publishAt && plan && after.some(([field]) => Object.hasOwn(plan.seen, field))) return false;
    await undoDrafts(trx, subject, held, item, by);
    return true;
  }
  const before = Object.entries(item.before);
  const values = Object.fromEntries(before.map(([field, { override }]) => [field, override?.value ?? null]));
  await applyPublication(change, subject, held, { values, note: adminChanges.undoNote, isUndo: true, ...by });
  for (const [field, was] of before) await restoreField(change, subject, field, was, versionOf(held, field) + 2);
  await raiseAgain(change, subject, held);
  return true;
}

/** Closes the drafts that the set made, or makes them what they were. What it wrote stays in the history. */
async function undoDrafts(
  trx: Trx,
  subject: Subject,
  held: Written,
  { before, after }: ChangeSetItem,
  by: { author: string; at: Date },
): Promise<void> {
  const changed = Object.entries(before).filter(([field, { version }]) => after?.[field] !== version);
  if (changed.length === 0) return;
  await saveDraftCopy(trx, subject, held);
  for (const [field, { draft }] of changed) {
    const value = draft ? draft.value : (held.overrides.get(field)?.value ?? null);
    const version = versionOf(held, field) + 1;
    const author = draft?.author ?? by.author;
    await saveDraftRow(trx, subject, { field, value, isOpen: draft !== undefined, version, author, at: by.at });
  }
  await releaseReview(trx, subject, by);
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
  if (override) {
    const { isLocked, reason, expiresAt } = override;
    const lock = { reason, expiresAt: expiresAt === null ? undefined : new Date(expiresAt) };
    await setLock(trx, subject, field, isLocked ? lock : undefined);
  }
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
