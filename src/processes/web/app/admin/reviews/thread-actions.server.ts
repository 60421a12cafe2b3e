import { addComment, answerThread, type NewThread, resolveThread } from '#server/admin/review/comments.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import type { GrantedAction } from '../guard.server.ts';

/** Opens a conversation about the field that the form names. */
export async function writeComment({ ctx, editor, field }: GrantedAction, on: Omit<NewThread, 'field'>) {
  await addComment(ctx, editor, { ...on, field: field('on') }, field('body'));
  return { notice: adminReviews.commented };
}

/** The same on every screen with comments. */
export const threadActions = {
  async answer({ ctx, editor, field }: GrantedAction) {
    await answerThread(ctx, editor, field('thread'), field('body'));
    return { notice: adminReviews.commented };
  },
  async resolve({ ctx, editor, field }: GrantedAction) {
    await resolveThread(ctx, editor, field('thread'), true);
    return { notice: adminReviews.resolved };
  },
  async reopen({ ctx, editor, field }: GrantedAction) {
    await resolveThread(ctx, editor, field('thread'), false);
    return { notice: adminReviews.reopened };
  },
};
