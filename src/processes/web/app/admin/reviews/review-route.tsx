import { readItemTitles } from '#server/admin/collections/collection-titles.ts';
import { openSubject } from '#server/admin/editing/open-subject.ts';
import { issuePreview } from '#server/admin/editing/preview-links.ts';
import { approveReview, returnReview, takeReview, withdrawReview } from '#server/admin/review/decide-review.ts';
import { openReview } from '#server/admin/review/read-reviews.ts';
import { defaultFields } from '#server/admin/site/edit-pages.ts';
import { listActiveMembers } from '#server/store/staff/staff-members.ts';
import type { OpenedReview } from '#shared/admin/domain/review.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { parseId } from '#shared/domain/ids.ts';
import { type CollectionItem, itemKeyOf } from '#shared/domain/titles/collection-items.ts';
import type { SimilarEdits } from '#shared/domain/titles/field-values.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader, type Granted } from '../guard.server.ts';
import { PresenceOf } from '../presence/presence-context.tsx';
import type { Route } from './+types/review-route';
import { ReviewPage } from './review-page.tsx';
import { threadActions, writeComment } from './thread-actions.server.ts';

export const loader = adminLoader('/admin/revisoes/:id', async (granted) => {
  const { ctx, url, member, now, site, tools, staff } = granted;
  const review = withDefaults(await openReview(ctx, idOf(granted)), staff.product);
  const mayPublish = mayRole(member.role, 'publish');
  return {
    ...{ siteName: site.name, member, now, review, isInline: url.searchParams.get('modo') === 'linha' },
    itemNames: await nameItems(granted, review),
    mayComment: mayRole(member.role, 'draft'),
    team: await listActiveMembers(ctx.db),
    mayDecide: mayPublish && review.state === 'open',
    isOwn: review.authors.includes(member.id) && !tools.mayApproveOwn,
    mayWithdraw:
      (review.state === 'open' || review.state === 'returned') && (mayPublish || review.sender.id === member.id),
  };
});

export const action = adminAction('/admin/revisoes/:id', {
  async comment(granted) {
    const { entity, entityId, id } = await openReview(granted.ctx, idOf(granted));
    return writeComment(granted, { entity, id: entityId, reviewId: id });
  },
  ...threadActions,
  async withdraw(granted) {
    await withdrawReview(granted.ctx, granted.editor, idOf(granted));
    return { notice: adminReviews.withdrawn };
  },
  async preview(granted) {
    const { ctx, editor, staff } = granted;
    const { entity, entityId } = await openReview(ctx, idOf(granted));
    return { preview: await issuePreview(ctx, editor, { entity, id: entityId }, staff.keys) };
  },
  async take(granted) {
    await takeReview(granted.ctx, granted.editor, idOf(granted));
    return { notice: adminReviews.taken };
  },
  async approve(granted) {
    const { ctx, editor, field, tools } = granted;
    const decision = { round: parseId(field('round')) ?? 0, mayApproveOwn: tools.mayApproveOwn };
    const { revision, ...subject } = await approveReview(ctx, editor, idOf(granted), decision);
    // The revision is published even if this check fails or finds the old page.
    const isVisible = await openSubject(ctx, subject)
      .then(({ path }) => tools.probe(path))
      .catch((err: unknown) => {
        ctx.log.warn({ err }, 'whether a publication is visible could not be checked');
        return false;
      });
    const tell = isVisible ? adminReviews.approvedVisible : adminReviews.approvedNotice;
    return { notice: tell(revision) };
  },
  async giveBack(granted) {
    const { ctx, editor, field } = granted;
    const decision = { round: parseId(field('round')) ?? 0, comment: field('comment') };
    const { sender } = await returnReview(ctx, editor, idOf(granted), decision);
    return { notice: adminReviews.returnedNotice(sender ?? adminEditing.someone) };
  },
});

/** A page that was never edited shows its default texts: the proposal is compared with them. */
function withDefaults(review: OpenedReview, product: string): OpenedReview {
  if (review.entity !== 'page') return review;
  const defaults = defaultFields(review.entityId, product);
  const fields = review.fields.map((each) => ({ ...each, before: each.before ?? defaults[each.field] ?? null }));
  return { ...review, fields };
}

const idOf = ({ params }: Pick<Granted, 'params'>) => params.id ?? '';

/** Titles of a collection's list and similar titles, before and after, by `itemKeyOf`. */
async function nameItems({ ctx }: Granted, { entity, fields }: OpenedReview): Promise<Record<string, string>> {
  const valuesOf = (name: string) => {
    const list = fields.find(({ field }) => field === name);
    return [list?.before, list?.after];
  };
  const items = valuesOf('items').flatMap((value) => (value ?? []) as readonly CollectionItem[]);
  const similar = valuesOf('similar').flatMap((value) => {
    // Before an edit it is TMDB's list, which is not shown.
    const { pinned = [], banned = [] } = (value ?? {}) as Partial<SimilarEdits>;
    return [...pinned, ...banned.map(({ id }) => id)];
  });
  const kind = entity === 'series' ? 'series' : 'movie';
  const named = [...items, ...similar.map((titleId) => ({ kind, titleId }) as const)];
  const titles = named.length > 0 ? await readItemTitles(ctx, named) : [];
  return Object.fromEntries(titles.map((each) => [itemKeyOf(each), each.title]));
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData?.review.title ?? '', loaderData?.siteName);

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { review, member } = loaderData;
  return (
    <PresenceOf key={review.id} subject={{ entity: review.entity, id: review.entityId }} member={member} place="review">
      <ReviewPage {...loaderData} outcome={actionData} />
    </PresenceOf>
  );
}
