import { readQueues } from '#server/admin/dashboard/queues.ts';
import { countRoutines, readNeeds } from '#server/admin/dashboard/read-dashboard.ts';
import { readHomeTitles, readPending } from '#server/admin/dashboard/read-first.ts';
import { callFunction } from '#server/catalogue/documents/call-function.ts';
import { readFactors } from '#server/staff/second-factor.ts';
import { listDraftsOf } from '#server/store/editing/dashboard.ts';
import { listAuditLines } from '#server/store/staff/audit.ts';
import { AUDIT_LINES_SHOWN, OWN_DRAFTS_SHOWN } from '#shared/admin/domain/limits.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminLoader, type Granted } from '../guard.server.ts';
import type { Route } from './+types/dashboard-route';
import { DashboardPage } from './dashboard-page.tsx';

export const loader = adminLoader('/admin/dashboard', async ({ ctx, staff, now, member, site }) => {
  const home = await readHome(ctx);
  const [needs, queues, pending, drafts, activity, factors, routines] = await Promise.all([
    readNeeds(ctx),
    readQueues(ctx),
    readPending(ctx, member, home ?? []),
    listDraftsOf(ctx.db, member.id, OWN_DRAFTS_SHOWN),
    listAuditLines(ctx.db, AUDIT_LINES_SHOWN),
    readFactors(staff, member.id),
    countRoutines(ctx),
  ]);
  return {
    siteName: site.name,
    member,
    now,
    ...{ home, needs, queues, ...pending, drafts, activity, routines },
    hasRecoveryCodes: factors.recoveryCodesLeft > 0,
    mayRefresh: mayRole(member.role, 'import'),
    mayDraft: mayRole(member.role, 'draft'),
  };
});

/** Home as visitors get it; if it cannot be built, the dashboard shows the rest. */
async function readHome(ctx: Granted['ctx']) {
  try {
    const { value } = await callFunction(ctx, 'getHomeAll', {});
    return await readHomeTitles(ctx, value.banners);
  } catch (err) {
    ctx.log.warn({ err, panel: 'home' }, 'a panel could not be read');
    return undefined;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(admin.dashboard, loaderData?.siteName);

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />;
}
