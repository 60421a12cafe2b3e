import { adminEditing } from '#shared/text/admin-editing.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { parseCollectionFilter } from '../../admin/collections/collection-filter.ts';
import { CollectionsPage } from '../../admin/collections/collections-page.tsx';
import { adminLoader } from '../../admin/guard.server.ts';
import type { Route } from './+types/collections.ts';

export const loader = adminLoader('/admin/colecoes', async ({ admin, member, site, url }) => {
  const filter = parseCollectionFilter(url.searchParams);
  const { lines, total, all } = await admin.collections.list(filter);
  return { siteName: site.name, role: member.role, now: admin.now, filter, lines, total, all };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminEditing.sections.collection, loaderData?.siteName);

export default function Collections({ loaderData }: Route.ComponentProps) {
  return <CollectionsPage {...loaderData} />;
}
