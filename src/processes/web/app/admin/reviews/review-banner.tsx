import { Link } from 'react-router';
import type { CurrentReview } from '#shared/admin/domain/editing/edited-subject.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { listUnsent } from '#shared/admin/domain/review.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import type { Draft } from '../editing/draft/use-draft.ts';
import { Notice } from '../forms/notice.tsx';
import { buttonClass } from '../forms/submit.tsx';
import { useFieldLabels } from '../frame/field-labels.ts';

import { toDrafts } from './to-drafts.ts';

const words = adminReviews.banner;

/** On the edit screen: the draft is in review or was returned, and whether it changed since it was sent. */
export function ReviewBanner({ review, draft, now }: { review: CurrentReview; draft: Draft; now: Date }) {
  const { id, state, sender, sentAt, decidedBy } = review;
  const { labelsOf } = useFieldLabels();
  const link = (
    <Link className={buttonClass('outline')} to={adminPaths.review(id)}>
      {words.link}
    </Link>
  );
  if (state === 'returned')
    return (
      <Notice kind="warn" action={link}>
        {words.returned(decidedBy?.name ?? adminEditing.someone)}
      </Notice>
    );
  const changed = listUnsent(review.sent, toDrafts(draft));
  const fields = labelsOf(changed);
  return (
    <Notice kind="warn" action={link}>
      {words.open(sender.name ?? adminEditing.someone, formatTimeAgo(sentAt, now))} {fields && words.changed(fields)}
    </Notice>
  );
}
