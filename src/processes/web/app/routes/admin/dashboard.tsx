import { admin } from '#shared/text/admin.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { DashboardPage } from '../../admin/dashboard/dashboard-page.tsx';
import { adminLoader } from '../../admin/guard.server.ts';
import type { Route } from './+types/dashboard.ts';

export const loader = adminLoader('/admin/dashboard', async ({ admin: backend, member, site }) => {
  const [activity, factors] = await Promise.all([backend.audit.listRecent(), backend.keys.read()]);
  return { siteName: site.name, member, now: backend.now, activity, hasRecoveryCodes: factors.recoveryCodesLeft > 0 };
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(admin.dashboard, loaderData?.siteName);

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />;
}
