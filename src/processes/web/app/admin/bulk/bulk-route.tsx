import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminBulk } from '#shared/admin/text/bulk.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/bulk-route';
import { BulkPage } from './bulk-page.tsx';

export const loader = adminLoader('/admin/lotes/:id', async ({ admin, params, site, member }) => {
  const bulk = await admin.bulk.read(params.id ?? '');
  const collections = bulk.action === 'collect' && !bulk.appliedAt ? await admin.bulk.listCollections() : [];
  return { siteName: site.name, now: admin.now, bulk, collections, mayChange: mayRole(member.role, 'hide') };
});

export const action = adminAction('/admin/lotes/:id', {
  async apply({ admin, params, field }) {
    const collectionId = field('collectionId');
    await admin.bulk.apply(params.id ?? '', collectionId ? Number(collectionId) || 0 : undefined);
    return { notice: adminBulk.doneNotice };
  },
  async undo({ admin, params }) {
    await admin.bulk.undo(params.id ?? '');
    return { notice: adminBulk.undoneNotice };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminBulk.title, loaderData?.siteName);

export default function Bulk({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkPage {...loaderData} outcome={actionData} />;
}
