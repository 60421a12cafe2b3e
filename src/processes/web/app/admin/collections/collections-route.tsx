import { listCollections } from '#server/admin/collections/list-collections.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminLoader } from '../guard.server.ts';
import type { Route } from './+types/collections-route';
import { parseCollectionFilter } from './collection-filter.ts';
import { AdminCollectionsPage } from './collections-page.tsx';

export const loader = adminLoader('/admin/colecoes', async ({ ctx, now, member, site, url }) => {
  const filter = parseCollectionFilter(url.searchParams);
  const { lines, total, all } = await listCollections(ctx, filter);
  return { siteName: site.name, role: member.role, now, filter, lines, total, all };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(subjects.collection.words.many, loaderData?.siteName);

export default function Collections({ loaderData }: Route.ComponentProps) {
  return <AdminCollectionsPage {...loaderData} />;
}
