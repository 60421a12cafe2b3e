import type { EditedSubject } from '#shared/admin/domain/editing/edited-subject.ts';
import { formatExactTime } from '#shared/admin/domain/format-time.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { Tag } from '../frame/tag.tsx';
import { ReviewTag } from '../reviews/review-tag.tsx';

const hasOwnStates = ({ entity }: EditedSubject) => subjects[entity].isShownByPublishing === true;

/** What the public sees, and what happens to the draft: both may be true at once. */
export function Situations({ subject, hasDraft }: { subject: EditedSubject; hasDraft: boolean }) {
  const { state, plan, review } = subject;
  // A draft of what was never published is no second fact.
  const isNew = hasOwnStates(subject) && state !== 'on-air' && !subject.fields.some(({ published }) => published);
  return (
    <span>
      <Tag look={state === 'on-air' ? 'ok' : 'plain'}>
        {isNew ? adminEditing.badges.draft : adminEditing.states[state]}
      </Tag>{' '}
      {review ? <ReviewTag state={review.state} /> : hasDraft && !isNew && <Tag>{adminEditing.badges.draft}</Tag>}{' '}
      {plan?.publishAt && <Tag look="tela">{adminEditing.plan.chip(formatExactTime(plan.publishAt))}</Tag>}
    </span>
  );
}
