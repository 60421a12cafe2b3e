import { Link } from 'react-router';
import { listLabels } from '#shared/admin/domain/editable-fields.ts';
import { formatTimeAgo } from '#shared/admin/domain/format-time.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { ReviewLine, ReviewList } from '#shared/admin/domain/review.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { buttonClass } from '../forms/submit.tsx';
import { Panel } from '../frame/panel.tsx';
import { ReviewTag } from '../reviews/review-tag.tsx';
import { Thumbnail } from '../subjects/thumbnail.tsx';
import styles from './reviews-panel.module.css';

const words = adminReviews.dashboard;

interface ReviewsPanelProps {
  title: string;
  /** The list that has all of them. */
  list: ReviewList;
  lines: readonly ReviewLine[];
  now: Date;
}

/** Reviews that wait for the member, the longest wait first. Hidden without any. */
export function ReviewsPanel({ title, list, lines, now }: ReviewsPanelProps) {
  if (lines.length === 0) return null;
  return (
    <Panel title={title} note={<Link to={adminPaths.reviews(list)}>{words.all}</Link>}>
      <ul className={styles.rows}>
        {lines.map((line) => (
          <li key={line.id}>
            <Thumbnail kind={line.picture?.kind ?? 'poster'} path={line.picture?.path} />
            <div>
              <b>{line.title}</b> <ReviewTag state={line.state} />
              <p>
                {describe(line)} · {formatTimeAgo(line.decidedAt ?? line.sentAt, now)}
              </p>
            </div>
            <Link
              className={buttonClass('outline')}
              to={adminPaths.review(line.id)}
              aria-label={line.state === 'open' ? adminReviews.reviewOf(line.title) : adminReviews.seeOf(line.title)}
            >
              {line.state === 'open' ? adminReviews.review : adminReviews.see}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function describe({ state, sender, decidedBy, fields }: ReviewLine): string {
  if (state === 'returned') return words.givenBack(decidedBy?.name ?? adminEditing.someone);
  const labels = listLabels(fields);
  return words.sent(sender.name ?? adminEditing.someone, labels);
}
