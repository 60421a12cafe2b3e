import { listConflictRows } from '#server/store/editing/conflicts.ts';
import { CONFLICTS_LISTED } from '#shared/admin/domain/limits.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminLoader } from '../guard.server.ts';
import type { Route } from './+types/conflicts-route';
import { ConflictsPage } from './conflicts-page.tsx';

export const loader = adminLoader('/admin/conflitos', async ({ ctx, now, site }) => ({
  siteName: site.name,
  now,
  lines: await listConflictRows(ctx.db, CONFLICTS_LISTED),
}));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminCompare.conflicts, loaderData?.siteName);

export default function Conflicts({ loaderData }: Route.ComponentProps) {
  return <ConflictsPage {...loaderData} />;
}
