import { findFieldRefusal } from '#shared/admin/domain/editing/check-field.ts';
import { labelOfField } from '#shared/admin/domain/editing/editable-fields.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { mayRole, type Role } from '#shared/admin/domain/staff-roles.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import {
  findReview,
  type StoredReview,
  saveApprovedRevision,
  saveDecision,
  saveReviewer,
} from '../../store/editing/reviews.ts';
import { notify } from '../../store/notifications/notify.ts';
import { nameCredited } from '../../store/people/people-by-name.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { type Change, changeCatalogue } from '../../sync/change-catalogue.ts';
import { applyPublication } from '../editing/apply-publication.ts';
import { type Editor, openNames } from '../editing/editor.ts';
import { notifyPublished } from '../editing/notify-published.ts';
import { refuseIncomplete, refuseUnfit, toPublication } from '../editing/publish.ts';
import { releasePlan } from '../editing/release-plan.ts';
import { lockWritten } from '../editing/written.ts';
import { cleanComment, openThread } from './comments.ts';
import { listChanged } from './current-review.ts';

const words = adminReviews.problems;

export interface Approval {
  /** The round the reviewer saw. */
  round: number;
  /** The operator's setting: a reviewer may approve what they wrote or sent. */
  mayApproveOwn: boolean;
}

/**
 * Publishes exactly what was sent: a draft that changed since is refused and has to be sent again. The revision is signed by the
 * sender and names the reviewer. Of two decisions at once the second is refused and says who took the first.
 */
export async function approveReview(
  ctx: Context,
  { actor, role }: Editor,
  reviewId: string,
  { round, mayApproveOwn }: Approval,
): Promise<{ revision: number } & Subject> {
  refuseWithoutRight(role);
  return withReview(ctx, reviewId, async (change, review, held) => {
    const { trx, now } = change;
    const { entity, id } = review;
    await refuseDecided(trx, review, round);
    const changed = listChanged(review, held);
    if (changed.length > 0) {
      const people = await nameCredited(trx, changed);
      throw new Failure('aborted', words.changed(changed.map((field) => labelOfField(field, people)).join(', ')));
    }
    const drafts = Object.keys(review.content).flatMap((field) => held.drafts.get(field) ?? []);
    const isOwn = [review.sender, ...drafts.map(({ author }) => author)].includes(actor.id);
    if (isOwn && !mayApproveOwn) throw new Failure('permission-denied', words.own);
    refuseWrongFields(Object.fromEntries(drafts.map(({ field }) => [field, findFieldRefusal(entity, field, role)])));
    refuseUnfit(entity, drafts);
    const values = toPublication(entity, held, drafts);
    refuseIncomplete(entity, held, values);
    await saveDecision(trx, reviewId, { state: 'approved', by: actor.id, at: now });
    const publication = { values, note: review.note, author: review.sender, approvedBy: actor.id, at: now };
    const revision = await applyPublication(change, { entity, id }, held, publication);
    await saveApprovedRevision(trx, reviewId, revision);
    await releasePlan(trx, { entity, id });
    const after = { fields: Object.keys(values), revision, sender: review.sender };
    change.record(actor, { action: 'review.approved', entity, entityId: String(id), after });
    const event = { at: now, actor: actor.id, subject: { entity, id } };
    const details = { fields: Object.keys(values), reviewId };
    await notify(trx, { ...event, kind: 'review-approved', to: [review.sender], details });
    await notifyPublished(trx, { ...event, drafts, without: review.sender });
    return { revision, entity, id };
  });
}

/** The drafts stay as they are; the comment is a thread about the whole. */
export async function returnReview(
  ctx: Context,
  { actor, role }: Editor,
  reviewId: string,
  { round, comment }: { round: number; comment: string },
): Promise<{ sender: string | undefined }> {
  refuseWithoutRight(role);
  const body = cleanComment('comment', comment);
  return withReview(ctx, reviewId, async ({ trx, now, record }, review) => {
    const { entity, id } = review;
    await refuseDecided(trx, review, round);
    await openThread(trx, { entity, id, field: '', reviewId }, body, { author: actor.id, at: now });
    await saveDecision(trx, reviewId, { state: 'returned', by: actor.id, at: now });
    record(actor, { action: 'review.returned', entity, entityId: String(id), after: { sender: review.sender } });
    await notify(trx, {
      ...{ kind: 'review-returned', at: now, actor: actor.id, to: [review.sender], subject: { entity, id } },
      details: { fields: Object.keys(review.content), reviewId, quote: body },
    });
    return { sender: (await openNames(trx, [review.sender]))(review.sender).name };
  });
}

/** The sender changed their mind, or a reviewer removes it from the queue. The drafts stay. */
export async function withdrawReview(ctx: Context, { actor, role }: Editor, reviewId: string): Promise<void> {
  await withReview(ctx, reviewId, async ({ trx, now, record }, review) => {
    const { entity, id, sender, round, state } = review;
    if (sender !== actor.id && !mayRole(role, 'publish')) throw new Failure('permission-denied', words.notYours);
    if (state !== 'returned') await refuseDecided(trx, review, round);
    await saveDecision(trx, reviewId, { state: 'withdrawn', by: actor.id, at: now });
    record(actor, { action: 'review.withdrawn', entity, entityId: String(id) });
  });
}

/** Assigns a review that is not assigned yet. Any reviewer may still decide it. */
export async function takeReview(ctx: Context, { actor, role }: Editor, reviewId: string): Promise<void> {
  refuseWithoutRight(role);
  await withReview(ctx, reviewId, async ({ trx, record }, review) => {
    const { entity, id, reviewer, round } = review;
    if (reviewer === actor.id) return;
    await refuseDecided(trx, review, round);
    if (reviewer !== null) throw new Failure('aborted', words.takenBy(await nameOf(trx, reviewer)));
    await saveReviewer(trx, reviewId, actor.id);
    record(actor, { action: 'review.taken', entity, entityId: String(id) });
  });
}

type Held = Awaited<ReturnType<typeof lockWritten>>;

/** Reads the review again under its subject's lock, which serialises decisions, edits and publications. */
async function withReview<T>(
  ctx: Context,
  reviewId: string,
  work: (change: Change, review: StoredReview, held: Held) => Promise<T>,
): Promise<T> {
  const found = await findKnownReview(ctx, reviewId);
  return changeCatalogue(ctx, async (change) => {
    const held = await lockWritten(change.trx, { entity: found.entity, id: found.id });
    const review = await findReview(change.trx, reviewId);
    if (!review) throw new Failure('not-found', words.notFound);
    return work(change, review, held);
  });
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id comes from the URL. */
export async function findKnownReview(ctx: Context, reviewId: string): Promise<StoredReview> {
  const found = UUID.test(reviewId) ? await findReview(ctx.db, reviewId) : undefined;
  if (!found) throw new Failure('not-found', words.notFound);
  return found;
}

/** The rules of the pages refuse it first; this is the function's own check. */
function refuseWithoutRight(role: Role): void {
  if (!mayRole(role, 'publish')) throw new Failure('permission-denied', words.notReviewer);
}

async function refuseDecided(trx: Trx, review: StoredReview, round: number): Promise<void> {
  const { state, sender, decidedBy } = review;
  if (state === 'open' && review.round === round) return;
  const who = state === 'open' ? sender : (decidedBy ?? sender);
  throw new Failure('aborted', adminReviews.verdicts[state](await nameOf(trx, who)));
}

async function nameOf(trx: Trx, id: string): Promise<string> {
  return (await openNames(trx, [id]))(id).name ?? adminEditing.someone;
}
