import type { PartState } from '#shared/admin/domain/site-screens.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { Tag } from '../../frame/tag.tsx';
import { ReviewTag } from '../../reviews/review-tag.tsx';

/** Whether a part of the site has a draft, in lists. */
export function PartTags({ hasDraft, reviewState }: Pick<PartState, 'hasDraft' | 'reviewState'>) {
  if (reviewState) return <ReviewTag state={reviewState} />;
  return hasDraft ? <Tag look="tela">{adminEditing.badges.draft}</Tag> : null;
}
