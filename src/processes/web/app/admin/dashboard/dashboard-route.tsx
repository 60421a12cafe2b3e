import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { admin } from '#shared/admin/text/admin.ts';
import { adminNeeds } from '#shared/admin/text/dashboard-needs.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/dashboard-route';
import { DashboardPage } from './dashboard-page.tsx';

export const loader = adminLoader('/admin/dashboard', async ({ admin: backend, member, site }) => {
  const [needs, health, drafts, activity, factors] = await Promise.all([
    backend.dashboard.readNeeds(),
    backend.dashboard.readHealth(),
    backend.dashboard.listOwnDrafts(),
    backend.audit.listRecent(),
    backend.keys.read(),
  ]);
  return {
    siteName: site.name,
    member,
    now: backend.now,
    ...{ needs, health, drafts, activity },
    hasRecoveryCodes: factors.recoveryCodesLeft > 0,
    mayRefresh: mayRole(member.role, 'refresh'),
    mayDraft: mayRole(member.role, 'draft'),
    mayPurgeAll: mayRole(member.role, 'administer'),
  };
});

export const action = adminAction('/admin/dashboard', {
  async runJob({ admin: backend, field }) {
    await backend.dashboard.runJob(field('queue'));
    return { notice: adminNeeds.jobAsked };
  },
  async purgePage({ admin: backend, field }) {
    await backend.dashboard.purgePage(field('address'));
    return { notice: adminNeeds.purged };
  },
  async purgeAll({ admin: backend }) {
    return { notice: adminNeeds.purgedAll(await backend.dashboard.purgeAll()) };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(admin.dashboard, loaderData?.siteName);

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} outcome={actionData} />;
}
