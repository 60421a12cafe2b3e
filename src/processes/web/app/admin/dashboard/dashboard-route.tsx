import { readNeeds } from '#server/admin/dashboard/read-dashboard.ts';
import { listReviews } from '#server/admin/review/read-reviews.ts';
import { readFactors } from '#server/staff/second-factor.ts';
import { listDraftsOf } from '#server/store/editing/dashboard.ts';
import { listAuditLines } from '#server/store/staff/audit.ts';
import { AUDIT_LINES_SHOWN, OWN_DRAFTS_SHOWN, REVIEWS_ON_DASHBOARD } from '#shared/admin/domain/limits.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminLoader } from '../guard.server.ts';
import type { Route } from './+types/dashboard-route';
import { DashboardPage } from './dashboard-page.tsx';

export const loader = adminLoader('/admin/dashboard', async ({ ctx, staff, now, member, site }) => {
  const mayReview = mayRole(member.role, 'publish');
  const [needs, drafts, activity, factors, toReview, sent] = await Promise.all([
    readNeeds(ctx),
    listDraftsOf(ctx.db, member.id, OWN_DRAFTS_SHOWN),
    listAuditLines(ctx.db, AUDIT_LINES_SHOWN),
    readFactors(staff, member.id),
    mayReview ? listReviews(ctx, 'para-mim', member.id, REVIEWS_ON_DASHBOARD) : [],
    listReviews(ctx, 'enviadas', member.id),
  ]);
  return {
    siteName: site.name,
    member,
    now,
    ...{ needs, drafts, activity, toReview },
    returned: sent.filter(({ state }) => state === 'returned').slice(0, REVIEWS_ON_DASHBOARD),
    hasRecoveryCodes: factors.recoveryCodesLeft > 0,
    mayRefresh: mayRole(member.role, 'operate'),
    mayDraft: mayRole(member.role, 'draft'),
  };
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(admin.dashboard, loaderData?.siteName);

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />;
}
