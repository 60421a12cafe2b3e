import { redirect } from 'react-router';
import { createCollectionDraft } from '#server/admin/collections/create-collection.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/new-collection-route';
import { NewCollectionPage } from './new-collection-page.tsx';

export const loader = adminLoader('/admin/colecoes/novo', ({ site }) => ({ siteName: site.name }));

export const action = adminAction('/admin/colecoes/novo', {
  async create({ ctx, editor, field }) {
    const id = await createCollectionDraft(ctx, editor, { name: field('name'), slug: field('slug') });
    return redirect(adminPaths.collection(id));
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(adminCollections.new, loaderData?.siteName);

export default function NewCollection({ actionData }: Route.ComponentProps) {
  return <NewCollectionPage outcome={actionData} />;
}
