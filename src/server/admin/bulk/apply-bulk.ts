import { type BulkAction, type BulkRefusal, SWITCHES } from '#shared/admin/domain/bulk.ts';
import { findFieldFault, findFieldRefusal } from '#shared/admin/domain/editing/check-field.ts';
import { adminBulk } from '#shared/admin/text/bulk.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { tags } from '#shared/domain/tags.ts';
import type { Context } from '../../context.ts';
import { deleteRelatedDocuments } from '../../store/cache/documents.ts';
import { type Bulk, type BulkItem, listBulkItems, markBulkApplied, saveBulkItem } from '../../store/editing/bulk.ts';
import { savePlan } from '../../store/editing/plans.ts';
import { enqueueFetches, FETCH_PRIORITY } from '../../store/jobs/fetch-queue.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import type { Editor } from '../editing/editor.ts';
import { refuseWrongPlan } from '../editing/plans.ts';
import { lockWritten, versionOf } from '../editing/written.ts';
import { findRefusal, lockUnapplied } from './prepare-bulk.ts';

/**
 * One transaction with one audit event. Titles that changed since the preview are skipped, and their row says so. With a time the
 * drafts of a `publish` are planned for it instead.
 */
export async function applyBulk(ctx: Context, editor: Editor, id: string, publishAt?: Date): Promise<void> {
  if (publishAt) refuseWrongPlan({ publishAt }, ctx.now());
  await changeCatalogue(ctx, async (change) => {
    const bulk = await lockUnapplied(change, id);
    if (publishAt && bulk.action !== 'publish') throw new Failure('invalid-argument', adminBulk.unknownAction);
    const items = await listBulkItems(change.trx, id);
    if (bulk.action === 'rate' && items.some(({ wanted }) => wanted === null))
      throw new Failure('aborted', adminBulk.rateNothing);
    const done: number[] = [];
    for (const item of items) {
      if (item.refusal !== null) continue;
      const { after, refusal } = await applyOne(change, editor, bulk, item, publishAt);
      await saveBulkItem(change.trx, id, { id: item.id, after: after ?? null, refusal: refusal ?? null });
      if (after) done.push(item.id);
    }
    if (bulk.action === 'resync') await queue(change, bulk.entity, done);
    await markBulkApplied(change.trx, id, change.now, { publishAt: publishAt ?? null });
    const { action, entity } = bulk;
    change.record(editor.actor, {
      action: 'bulk.applied',
      entity: 'bulk',
      entityId: id,
      after: { action, entity, ids: done, ...(publishAt && { publishAt }) },
    });
  });
}

interface Applied {
  after?: Record<string, number>;
  refusal?: BulkRefusal;
}

async function applyOne(
  change: Change,
  editor: Editor,
  { action, entity }: Bulk,
  item: BulkItem,
  publishAt: Date | undefined,
): Promise<Applied> {
  const subject = { entity, id: item.id };
  if (action === 'resync') return { after: {} };
  if (action === 'purge') {
    await deleteRelatedDocuments(change.trx, entity, item.id);
    change.announce(tags[entity](item.id));
    return { after: {} };
  }
  const held = await lockWritten(change.trx, subject).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'not-found') return undefined;
    throw error;
  });
  if (!held) return { refusal: 'gone' };
  const refusal = await findRefusal(change.trx, action, subject, { written: held, wanted: item.wanted });
  if (refusal) return { refusal };
  const seen = Object.entries(item.before);
  if (seen.some(([field, { version }]) => versionOf(held, field) !== version)) return { refusal: 'changed' };
  const values = toValues(action, item);
  const fields = Object.keys(values);
  if (fields.some((field) => findFieldRefusal(entity, field, editor.role))) return { refusal: 'forbidden' };
  if (fields.some((field) => findFieldFault(entity, field, values[field]))) return { refusal: 'unfit' };
  if (publishAt) return { after: await planDrafts(change, editor, subject, { publishAt, before: item.before }) };
  const note = adminBulk.actions[action];
  await applyPublication(change, subject, held, { values, note, author: editor.actor.id, at: change.now });
  return { after: Object.fromEntries(fields.map((field) => [field, versionOf(held, field) + 1])) };
}

/** Of a title without a plan. Their versions stay, and the plan publishes them only in these. */
async function planDrafts(
  { trx, now }: Change,
  { actor }: Editor,
  subject: Subject,
  { publishAt, before }: { publishAt: Date } & Pick<BulkItem, 'before'>,
): Promise<Record<string, number>> {
  const seen = Object.fromEntries(Object.entries(before).map(([field, { version }]) => [field, version]));
  const none = { publishOnPlatform: null, unpublishAt: null, failure: null };
  await savePlan(trx, subject, { ...none, publishAt, seen, author: actor.id, plannedAt: now });
  return seen;
}

function toValues(action: BulkAction, { before, wanted }: BulkItem): Record<string, unknown> {
  if (action === 'rate') return { ...wanted };
  const set = SWITCHES[action];
  if (set) return { [set.field]: set.value };
  return Object.fromEntries(Object.entries(before).map(([field, { draft }]) => [field, draft?.value ?? null]));
}

/** Queues with editor priority, before all background fetches. */
async function queue({ trx, now }: Change, kind: Entity, ids: readonly number[]): Promise<void> {
  const fetches = ids.map((id) => ({ kind, id, priority: FETCH_PRIORITY.asked, reason: 'admin' }));
  await enqueueFetches(trx, fetches, now);
}
