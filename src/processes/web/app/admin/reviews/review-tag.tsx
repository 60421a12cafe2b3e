import type { ReviewState } from '#shared/admin/domain/review.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { Tag } from '../frame/tag.tsx';

const LOOKS = { open: 'warn', returned: 'err', approved: 'ok', withdrawn: 'plain', closed: 'plain' } as const;

export function ReviewTag({ state }: { state: ReviewState }) {
  return <Tag look={LOOKS[state]}>{adminReviews.states[state]}</Tag>;
}
