import type { Clash } from '#shared/admin/domain/editing/edited-subject.ts';
import { NOTE_CHARACTERS } from '#shared/admin/domain/limits.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { Failure } from '#shared/domain/failure.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../infra/db.ts';
import {
  findCurrentReview,
  insertReview,
  type NewReview,
  reopenReview,
  type SentContent,
  type StoredReview,
} from '../../store/editing/reviews.ts';
import { addRevision } from '../../store/editing/revisions.ts';
import { notify } from '../../store/notifications/notify.ts';
import { findMember } from '../../store/staff/staff-members.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { changeCatalogue } from '../../sync/change-catalogue.ts';
import { toClashes } from '../editing/clashes.ts';
import type { Editor } from '../editing/editor.ts';
import { listUnseen, refuseIncomplete, refuseUnfit, toPublication } from '../editing/publish.ts';
import { listOpenDrafts, lockWritten, toDraftedValues } from '../editing/written.ts';

export interface Sending {
  /** Field and version of the drafts the sender saw. */
  seen: Readonly<Record<string, number>>;
  note: string;
  /** A member who may publish; empty for any of them. */
  reviewerId: string;
}

/**
 * Asks for a review of the drafts the sender saw, as they are now: only these versions can be approved. A review that waits already
 * is sent again with them. Drafts that could not be published are refused, as publishing would.
 */
export async function sendForReview(
  ctx: Context,
  { actor }: Editor,
  subject: Subject,
  { seen, note, reviewerId }: Sending,
): Promise<{ reviewId: string; reviewerName: string | undefined } | { clashes: Clash[] }> {
  const { entity, id } = subject;
  return changeCatalogue(ctx, async ({ trx, record, now }) => {
    const held = await lockWritten(trx, subject);
    const late = listUnseen(held, seen).map((field) => ({ field, mine: held.overrides.get(field)?.value ?? null }));
    if (late.length > 0) return { clashes: await toClashes(trx, held, late) };
    const drafts = listOpenDrafts(held).filter(({ field }) => Object.hasOwn(seen, field));
    if (drafts.length === 0) throw new Failure('aborted', adminReviews.problems.nothingToSend);
    refuseUnfit(entity, drafts);
    refuseIncomplete(entity, held, toPublication(entity, held, drafts));
    const reviewer = await readReviewer(trx, reviewerId);
    const content = Object.fromEntries(drafts.map(({ field, version, value }) => [field, { version, value }]));
    const current = await findCurrentReview(trx, subject);
    const review: NewReview = {
      content,
      round: roundOf(current, content),
      note: [...note.trim()].slice(0, NOTE_CHARACTERS).join(''),
      sender: actor.id,
      sentAt: now,
      reviewer: reviewer?.id ?? null,
    };
    const reviewId = current?.reviewId ?? (await insertReview(trx, subject, review));
    if (current) await reopenReview(trx, current.reviewId, review);
    const changedFields = drafts.map(({ field }) => field);
    const words = adminReviews.send.revision(review.note);
    const snapshot = toDraftedValues(held);
    await addRevision(trx, subject, {
      snapshot,
      changedFields,
      note: words,
      state: 'draft',
      author: actor.id,
      at: now,
    });
    const after = { fields: changedFields, round: review.round, reviewer: review.reviewer };
    record(actor, { action: 'review.sent', entity, entityId: String(id), after });
    await notify(trx, {
      ...{ kind: 'review-asked', at: now, actor: actor.id, to: reviewer ? [reviewer.id] : 'publish', subject },
      details: { fields: changedFields, reviewId, quote: review.note },
      drafts: Object.fromEntries(drafts.map(({ field, value }) => [field, value])),
    });
    return { reviewId, reviewerName: reviewer?.name };
  });
}

/** A decision names the round it is about, so every sending of other drafts starts a new one. */
function roundOf(current: StoredReview | undefined, content: SentContent): number {
  if (!current) return 1;
  const isSame =
    current.state === 'open' &&
    Object.keys(content).length === Object.keys(current.content).length &&
    Object.entries(content).every(([field, { version }]) => current.content[field]?.version === version);
  return isSame ? current.round : current.round + 1;
}

async function readReviewer(trx: Trx, reviewerId: string) {
  if (reviewerId === '') return undefined;
  const member = await findMember(trx, reviewerId);
  if (!member || member.disabledAt !== null || !mayRole(member.role, 'publish'))
    throw new Failure('invalid-argument', adminReviews.problems.reviewerUnknown);
  return member;
}
