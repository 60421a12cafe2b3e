import type { CommentThread } from '#shared/admin/domain/review.ts';
import type { Context } from '../../context.ts';
import { listComments, listThreads } from '../../store/editing/comments.ts';
import type { Subject } from '../../store/titles/overrides.ts';
import { openNames } from '../editing/editor.ts';

/** Every conversation about a subject, in a review or outside one, oldest first. */
export async function readThreads(ctx: Context, subject: Subject): Promise<CommentThread[]> {
  const threads = await listThreads(ctx.db, subject);
  const comments = await listComments(
    ctx.db,
    threads.map(({ threadId }) => threadId),
  );
  const people = [...comments.map(({ author }) => author), ...threads.flatMap(({ resolvedBy }) => resolvedBy ?? [])];
  const nameAuthor = await openNames(ctx.db, people);
  const byThread = Map.groupBy(comments, ({ threadId }) => threadId);
  return threads.map(({ threadId, field, reviewId, resolvedBy }) => ({
    ...{ id: threadId, field, reviewId: reviewId ?? undefined },
    resolvedBy: resolvedBy === null ? undefined : nameAuthor(resolvedBy),
    comments: (byThread.get(threadId) ?? []).map(({ commentId, author, body, mentions, at }) => ({
      ...{ id: commentId, author: nameAuthor(author), body, mentions, at },
    })),
  }));
}
