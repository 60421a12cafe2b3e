import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { formatExactTime } from '#shared/admin/domain/format-time.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { Tag } from '../frame/tag.tsx';
import { ReviewTag } from '../reviews/review-tag.tsx';

/** What the public sees, and what happens to the draft: both may be true at once. */
export function Situations({ subject, hasDraft }: { subject: EditedSubject; hasDraft: boolean }) {
  const { state, plan, review } = subject;
  return (
    <span>
      <Tag look={state === 'on-air' ? 'ok' : 'plain'}>{adminEditing.states[state]}</Tag>{' '}
      {review ? <ReviewTag state={review.state} /> : hasDraft && <Tag>{adminEditing.badges.draft}</Tag>}{' '}
      {plan?.publishAt && <Tag look="tela">{adminEditing.plan.chip(formatExactTime(plan.publishAt))}</Tag>}
    </span>
  );
}
