import { REVIEWS_LISTED } from '#shared/admin/domain/limits.ts';
import type { OpenedReview, ReviewedField, ReviewLine, ReviewList } from '#shared/admin/domain/review.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import type { Context } from '../../context.ts';
import { listReviewRows } from '../../store/editing/reviews.ts';
import { listTeam } from '../../store/staff/staff-members.ts';
import { openNames } from '../editing/editor.ts';
import { openSubject } from '../editing/open-subject.ts';
import { membersOf, nameReviewMembers } from './current-review.ts';
import { findKnownReview } from './decide-review.ts';
import { readThreads } from './read-threads.ts';

/** A review with the fields as they were sent, beside what visitors see now. */
export async function openReview(ctx: Context, reviewId: string): Promise<OpenedReview> {
  const review = await findKnownReview(ctx, reviewId);
  const { entity, id } = review;
  const [subject, all] = await Promise.all([
    openSubject(ctx, { entity, id }, Object.keys(review.content)),
    readThreads(ctx, { entity, id }),
  ]);
  // Conversations that were opened elsewhere are shown while they are open.
  const threads = all.filter((thread) => thread.reviewId === reviewId || !thread.resolvedBy);
  const nameAuthor = await openNames(ctx.db, membersOf(review));
  const onPage = new Map(subject.fields.map((field) => [field.field, field]));
  const fields = subject.fields.flatMap(({ field, shown, draft, version }): ReviewedField[] => {
    const sent = review.content[field];
    if (!sent) return [];
    const isChanged = !(draft && version === sent.version);
    return [{ field, before: shown, after: sent.value, isChanged }];
  });
  const writers = Object.keys(review.content).flatMap((field) => onPage.get(field)?.draft?.author.id ?? []);
  return {
    ...{ id: review.reviewId, entity, entityId: id, title: subject.title, year: subject.year },
    ...{ picture: subject.picture, state: review.state, round: review.round, note: review.note },
    ...nameReviewMembers(review, nameAuthor),
    revision: review.revision ?? undefined,
    fields,
    people: subject.people,
    threads,
    authors: [...new Set([review.sender, ...writers])],
  };
}

export async function listReviews(
  ctx: Context,
  list: ReviewList,
  member: string,
  limit = REVIEWS_LISTED,
): Promise<ReviewLine[]> {
  const rows = await listReviewRows(ctx.db, list, member, limit);
  const nameAuthor = await openNames(ctx.db, rows.flatMap(membersOf));
  return rows.map((row) => ({
    ...{ id: row.reviewId, entity: row.entity, entityId: row.id, title: row.title },
    picture: row.picturePath ? { kind: subjects[row.entity].picture, path: row.picturePath } : undefined,
    ...{ fields: Object.keys(row.content), state: row.state, note: row.note, comments: row.comments },
    ...nameReviewMembers(row, nameAuthor),
  }));
}

/** Members who may approve, for the sender to choose from. */
export async function listReviewers(
  ctx: Context,
): Promise<{ id: string; name: string; role: 'editor' | 'administrator' }[]> {
  const team = await listTeam(ctx.db, ctx.now());
  return team.flatMap(({ id, name, role, disabledAt }) =>
    disabledAt === null && (role === 'editor' || role === 'administrator') && mayRole(role, 'publish')
      ? [{ id, name, role }]
      : [],
  );
}
