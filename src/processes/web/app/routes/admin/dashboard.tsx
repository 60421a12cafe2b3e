import { mayRole } from '#shared/domain/staff-roles.ts';
import { admin } from '#shared/text/admin.ts';
import { adminDesk } from '#shared/text/admin-desk.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { DashboardPage } from '../../admin/dashboard/dashboard-page.tsx';
import { adminAction, adminLoader } from '../../admin/guard.server.ts';
import type { Route } from './+types/dashboard.ts';

export const loader = adminLoader('/admin/dashboard', async ({ admin: backend, member, site }) => {
  const [needs, health, drafts, activity, factors] = await Promise.all([
    backend.desk.readNeeds(),
    backend.desk.readHealth(),
    backend.desk.listOwnDrafts(),
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
    await backend.desk.runJob(field('queue'));
    return { notice: adminDesk.jobAsked };
  },
  async purgePage({ admin: backend, field }) {
    await backend.desk.purgePage(field('address'));
    return { notice: adminDesk.purged };
  },
  async purgeAll({ admin: backend }) {
    return { notice: adminDesk.purgedAll(await backend.desk.purgeAll()) };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(admin.dashboard, loaderData?.siteName);

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} outcome={actionData} />;
}
