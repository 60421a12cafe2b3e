import { redirect } from 'react-router';
import { adminPaths } from '#shared/domain/admin-paths.ts';
import { adminCollections } from '#shared/text/admin-collections.ts';
import { describeAdminPage } from '../../admin/admin-meta.ts';
import { NewCollectionPage } from '../../admin/collections/new-collection-page.tsx';
import { adminAction, adminLoader } from '../../admin/guard.server.ts';
import type { Route } from './+types/new-collection.ts';

export const loader = adminLoader('/admin/colecoes/novo', ({ site }) => ({ siteName: site.name }));

export const action = adminAction('/admin/colecoes/novo', {
  async create({ admin, field }) {
    const id = await admin.collections.create({ name: field('name'), slug: field('slug') });
    return redirect(adminPaths.collection(id));
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminCollections.new, loaderData?.siteName);

export default function NewCollection({ actionData }: Route.ComponentProps) {
  return <NewCollectionPage outcome={actionData} />;
}
