import { adminCompare } from '#shared/admin/text/compare.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminLoader } from '../guard.server.ts';
import type { Route } from './+types/conflicts-route';
import { ConflictsPage } from './conflicts-page.tsx';

export const loader = adminLoader('/admin/conflitos', async ({ admin, site }) => ({
  siteName: site.name,
  now: admin.now,
  lines: await admin.editing.listConflicts(),
}));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminCompare.conflicts, loaderData?.siteName);

export default function Conflicts({ loaderData }: Route.ComponentProps) {
  return <ConflictsPage {...loaderData} />;
}
