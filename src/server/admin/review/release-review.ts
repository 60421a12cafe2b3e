import type { Trx } from '../../infra/db.ts';
import { listDrafts } from '../../store/editing/drafts.ts';
import { findCurrentReview, saveDecision } from '../../store/editing/reviews.ts';
import type { Authorship, Subject } from '../../store/titles/overrides.ts';

/** Once none of its drafts is open, a review has nothing left to approve. */
export async function releaseReview(trx: Trx, subject: Subject, { author, at }: Authorship): Promise<void> {
  const review = await findCurrentReview(trx, subject);
  if (!review) return;
  const drafts = await listDrafts(trx, subject);
  if (drafts.some(({ field, isOpen }) => isOpen && Object.hasOwn(review.content, field))) return;
  await saveDecision(trx, review.reviewId, { state: 'closed', by: author, at });
}
