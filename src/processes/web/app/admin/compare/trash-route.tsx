import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/trash-route';
import { TrashPage } from './trash-page.tsx';

export const loader = adminLoader('/admin/lixeira', async ({ admin, member, site }) => ({
  siteName: site.name,
  now: admin.now,
  lines: await admin.editing.listTrash(),
  collections: await admin.collections.listRemoved(),
  mayTakeBack: mayRole(member.role, 'draft'),
  mayTakeCollectionBack: mayRole(member.role, 'hide'),
}));

export const action = adminAction('/admin/lixeira', {
  async takeBack({ admin, field }) {
    const { clashes } = await admin.editing.takeFromTrash(field('trashId'));
    return clashes.length > 0 ? { problem: adminCompare.takeBackClash } : { notice: adminEditing.notices.takenBack };
  },
  async takeCollectionBack({ admin, field }) {
    await admin.collections.takeBack(Number(field('collectionId')) || 0);
    return { notice: adminCollections.notices.takenBack };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminCompare.trash, loaderData?.siteName);

export default function Trash({ loaderData, actionData }: Route.ComponentProps) {
  return <TrashPage {...loaderData} outcome={actionData} />;
}
