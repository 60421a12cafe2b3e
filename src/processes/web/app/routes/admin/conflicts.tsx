import { adminCompare } from '#shared/text/admin-compare.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { ConflictsPage } from '../../admin/compare/conflicts-page.tsx';
import { adminLoader } from '../../admin/guard.server.ts';
import type { Route } from './+types/conflicts.ts';

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
