import { readHealth, readNeeds } from '#server/admin/dashboard/read-dashboard.ts';
import { listReviews } from '#server/admin/review/read-reviews.ts';
import { askForJob, purgeEverything, purgePage } from '#server/admin/site/refresh-site-settings.ts';
import { readFactors } from '#server/staff/second-factor.ts';
import { listDraftsOf } from '#server/store/editing/dashboard.ts';
import { listAuditLines } from '#server/store/staff/audit.ts';
import { AUDIT_LINES_SHOWN, OWN_DRAFTS_SHOWN, REVIEWS_ON_DASHBOARD } from '#shared/admin/domain/limits.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/dashboard-route';
import { DashboardPage } from './dashboard-page.tsx';

export const loader = adminLoader('/admin/dashboard', async ({ ctx, staff, tools, now, member, site }) => {
  const mayReview = mayRole(member.role, 'publish');
  const [needs, health, drafts, activity, factors, toReview, sent] = await Promise.all([
    readNeeds(ctx),
    readHealth(ctx, tools),
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
    ...{ needs, health, drafts, activity, toReview },
    returned: sent.filter(({ state }) => state === 'returned').slice(0, REVIEWS_ON_DASHBOARD),
    hasRecoveryCodes: factors.recoveryCodesLeft > 0,
    mayRefresh: mayRole(member.role, 'operate'),
    mayDraft: mayRole(member.role, 'draft'),
    mayPurgeAll: mayRole(member.role, 'administer'),
  };
});

export const action = adminAction('/admin/dashboard', {
  async runJob({ ctx, editor, field }) {
    await askForJob(ctx, editor, field('queue'));
    return { notice: adminNeeds.jobAsked };
  },
  async purgePage({ ctx, editor, field }) {
    await purgePage(ctx, editor, field('address'));
    return { notice: adminNeeds.purged };
  },
  async purgeAll({ ctx, editor }) {
    return { notice: adminNeeds.purgedAll(await purgeEverything(ctx, editor)) };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(admin.dashboard, loaderData?.siteName);

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} outcome={actionData} />;
}
