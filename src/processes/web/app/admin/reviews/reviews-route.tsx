import { takeReview } from '#server/admin/review/decide-review.ts';
import { listReviews } from '#server/admin/review/read-reviews.ts';
import { countReviews } from '#server/store/editing/reviews.ts';
import { parseReviewList } from '#shared/admin/domain/review.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminReviews } from '#shared/admin/text/reviews.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/reviews-route';
import { ReviewsPage } from './reviews-page.tsx';

export const loader = adminLoader('/admin/revisoes', async ({ ctx, url, member, now, site }) => {
  const list = parseReviewList(url.searchParams.get('ver'), member.role);
  const [lines, counts] = await Promise.all([listReviews(ctx, list, member.id), countReviews(ctx.db, member.id)]);
  return { siteName: site.name, member, now, list, lines, counts, mayReview: mayRole(member.role, 'publish') };
});

export const action = adminAction('/admin/revisoes', {
  async take({ ctx, editor, field }) {
    await takeReview(ctx, editor, field('review'));
    return { notice: adminReviews.taken };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminReviews.title, loaderData?.siteName);

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewsPage {...loaderData} outcome={actionData} />;
}
