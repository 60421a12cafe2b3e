import { type ChangeRefusal, mayBeDrafted } from '#shared/admin/domain/change-sets.ts';
import { findFieldRefusal } from '#shared/admin/domain/editing/check-field.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { Failure } from '#shared/domain/failure.ts';
import { isCreated } from '#shared/domain/subjects/records.ts';
import type { Context } from '../../context.ts';
import {
  type ChangeSet,
  type ChangeSetItem,
  listChangeItems,
  markApplied,
  saveOutcome,
} from '../../store/editing/change-sets.ts';
import { findPlan, savePlan } from '../../store/editing/plans.ts';
import { type Subject, setLock } from '../../store/titles/overrides.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { readProviderValues } from '../../sync/projection/read-provider-values.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import type { Editor } from '../editing/editor.ts';
import { refuseWrongPlan } from '../editing/plans.ts';
import { refuseIncomplete } from '../editing/publish.ts';
import { storeDrafts } from '../editing/save-draft.ts';
import { type LockedSubject, lockWritten, readWritten, versionOf } from '../editing/written.ts';
import { insertNew } from '../records/create-record.ts';
import { findRefusal, lockUnapplied, refuseRole, refuseSource } from './prepare-change-set.ts';

/** Drafts are sent to review or published like any other; with a time they are planned for it. */
export type ApplyAs = 'publication' | 'drafts' | { publishAt: Date };

/**
 * One transaction with one audit event. Subjects that changed since the preview are left out and their item says so; of a set that
 * is whole, one of them refuses all.
 */
export async function applyChangeSet(ctx: Context, editor: Editor, id: string, as: ApplyAs): Promise<void> {
  if (as !== 'drafts') refuseRole(editor, 'publish');
  if (typeof as === 'object') refuseWrongPlan(as, ctx.now());
  await applyWith(ctx, editor, id, async (change, set, items) => {
    if (set.source === 'collect' || (as !== 'publication' && !mayBeDrafted(set.source)))
      throw new Failure('invalid-argument', adminChanges.unknownAction);
    if (items.some(({ wanted }) => wanted === null)) throw new Failure('aborted', adminChanges.rateNothing);
    const outcomes = [];
    for (const item of items) outcomes.push(await applyItem(change, editor, { set, item, as }));
    if (set.isWhole && outcomes.some(({ refusal }) => refusal)) throw new Failure('aborted', adminChanges.refusedWhole);
    const publishAt = typeof as === 'object' ? as.publishAt : null;
    return { outcomes, applied: { targetId: null, publishAt, isDrafted: as === 'drafts' } };
  });
}

export interface ItemOutcome {
  /** Versions of the fields that were changed. */
  after?: Readonly<Record<string, number>>;
  refusal?: ChangeRefusal | null;
}

interface Applied {
  /** One for each item. */
  outcomes: readonly ItemOutcome[];
  applied: Pick<ChangeSet, 'targetId' | 'publishAt' | 'isDrafted'>;
}

/** What every way of applying shares: only one request does it, and items, set and audit are written with it. */
export function applyWith(
  ctx: Context,
  editor: Editor,
  id: string,
  work: (change: Change, set: ChangeSet, items: readonly ChangeSetItem[]) => Promise<Applied>,
): Promise<void> {
  return changeCatalogue(ctx, async (change) => {
    const { trx, now } = change;
    const set = await lockUnapplied(trx, id);
    refuseSource(editor, set.source);
    const items = await listChangeItems(trx, id);
    const { outcomes, applied } = await work(change, set, items);
    const done: string[] = [];
    for (const [nth, { place, entity, id: subjectId }] of items.entries()) {
      const { after = null, refusal = null } = outcomes[nth] ?? {};
      await saveOutcome(trx, id, { place, after, refusal });
      if (after) done.push(`${entity} ${subjectId}`);
    }
    await markApplied(trx, id, now, applied);
    const after = { source: set.source, subjects: done, ...applied };
    change.record(editor.actor, { action: 'changes.applied', entity: 'changes', entityId: id, after });
  });
}

interface Asked {
  set: ChangeSet;
  item: ChangeSetItem;
  as: ApplyAs;
}

async function applyItem(change: Change, editor: Editor, { set, item, as }: Asked): Promise<ItemOutcome> {
  const { entity, id, before, refusal } = item;
  if (refusal) return { refusal };
  const { trx, now } = change;
  const subject = { entity, id };
  const wanted = item.wanted ?? {};
  const fields = Object.keys(wanted);
  if (item.isNew && isCreated(entity)) await insertNew(trx, { entity, id }, wanted, now);
  const held = await findLocked(change, subject);
  if (!held) return { refusal: 'gone' };
  const plan = await findPlan(trx, subject);
  const late = findRefusal(subject, { written: held, plan, wanted, before });
  if (late) return { refusal: late };
  if (fields.some((field) => findFieldRefusal(entity, field, editor.role))) return { refusal: 'forbidden' };
  const by = { author: editor.actor.id, at: now };
  if (as === 'publication') {
    if (!isComplete(held, subject, wanted)) return { refusal: 'unfit' };
    const note = adminChanges.sources[set.source] ?? '';
    const isArchived = set.source === 'archive';
    await applyPublication(change, subject, held, {
      ...{ values: wanted, note, ...by },
      ...(isArchived && { areEndedStored: true as const }),
    });
    for (const [field, { reason, expiresAt }] of Object.entries(item.locks ?? {}))
      await setLock(trx, subject, field, { reason, expiresAt: expiresAt === null ? undefined : new Date(expiresAt) });
    return { after: Object.fromEntries(fields.map((field) => [field, versionOf(held, field) + 1])) };
  }
  // Applying a plan replaces what else was planned.
  if (typeof as === 'object' && plan) return { refusal: 'planned' };
  const saves = Object.entries(wanted).map(([field, value]) => ({ field, value, version: versionOf(held, field) }));
  const provider = await readProviderValues(trx, subject, held, fields);
  await storeDrafts(trx, subject, { before: held, provider }, saves, by);
  const drafted = await readWritten(trx, subject);
  const after = Object.fromEntries(fields.map((field) => [field, versionOf(drafted, field)]));
  if (typeof as === 'object') {
    const none = { publishOnPlatform: null, unpublishAt: null, failure: null };
    await savePlan(trx, subject, { ...none, publishAt: as.publishAt, seen: after, author: by.author, plannedAt: now });
  }
  return { after };
}

/** `undefined` if the subject does not exist any more. */
export async function findLocked(
  { trx }: Change,
  subject: Subject,
): Promise<LockedSubject<Subject['entity']> | undefined> {
  return lockWritten(trx, subject).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'not-found') return undefined;
    throw error;
  });
}

function isComplete(
  held: LockedSubject<Subject['entity']>,
  { entity }: Subject,
  values: Readonly<Record<string, unknown>>,
): boolean {
  try {
    refuseIncomplete(entity, held, values);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
