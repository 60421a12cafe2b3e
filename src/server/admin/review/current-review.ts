import type { CurrentReview } from '#shared/admin/domain/editing/edited-subject.ts';
import type { StoredReview } from '../../store/editing/reviews.ts';
import type { NameAuthor } from '../editing/editor.ts';
import type { Written } from '../editing/written.ts';

/** Fields whose draft is no longer what was sent. */
export function listChanged({ content }: Pick<StoredReview, 'content'>, { drafts }: Pick<Written, 'drafts'>): string[] {
  return Object.entries(content).flatMap(([field, { version }]) => {
    const draft = drafts.get(field);
    return draft?.isOpen && draft.version === version ? [] : [field];
  });
}

/** For the edit screen. */
export function toCurrentReview(review: StoredReview, nameAuthor: NameAuthor): CurrentReview {
  const { sender, sentAt, reviewer, decidedBy } = nameReviewMembers(review, nameAuthor);
  const sent = Object.fromEntries(Object.entries(review.content).map(([field, { version }]) => [field, version]));
  const state = review.state === 'returned' ? 'returned' : 'open';
  return { id: review.reviewId, state, sender, sentAt, reviewer, decidedBy, sent };
}

export function membersOf({ sender, reviewer, decidedBy }: StoredReview): string[] {
  return [sender, reviewer, decidedBy].filter((id) => id !== null);
}

export function nameReviewMembers(
  { sender, sentAt, reviewer, decidedBy, decidedAt }: StoredReview,
  nameAuthor: NameAuthor,
) {
  return {
    ...{ sender: nameAuthor(sender), sentAt, decidedAt: decidedAt ?? undefined },
    reviewer: reviewer === null ? undefined : nameAuthor(reviewer),
    decidedBy: decidedBy === null ? undefined : nameAuthor(decidedBy),
  };
}
