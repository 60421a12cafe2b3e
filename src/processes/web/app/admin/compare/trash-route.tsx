import { listRemovedCollections } from '#server/admin/collections/list-collections.ts';
import { listTrash, takeFromTrash } from '#server/admin/editing/discard-draft.ts';
import { takeRecordBack } from '#server/admin/records/remove-record.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminCollections } from '#shared/admin/text/collections.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/trash-route';
import { TrashPage } from './trash-page.tsx';

export const loader = adminLoader('/admin/lixeira', async ({ ctx, now, member, site }) => ({
  siteName: site.name,
  now,
  lines: await listTrash(ctx),
  collections: await listRemovedCollections(ctx),
  mayTakeBack: mayRole(member.role, 'draft'),
  mayTakeCollectionBack: mayRole(member.role, 'hide'),
}));

export const action = adminAction('/admin/lixeira', {
  async takeBack({ ctx, editor, field }) {
    const { clashes, plan } = await takeFromTrash(ctx, editor, field('trashId'));
    if (clashes.length > 0) return { problem: adminCompare.takeBackClash };
    const { takenBack, takenBackPlanned, takenBackUnplanned } = adminEditing.notices;
    return { notice: { none: takenBack, restored: takenBackPlanned, lost: takenBackUnplanned }[plan] };
  },
  async takeCollectionBack({ ctx, editor, field }) {
    await takeRecordBack(ctx, editor, { entity: 'collection', id: parseId(field('collectionId')) ?? 0 });
    return { notice: adminCollections.notices.takenBack };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminCompare.trash, loaderData?.siteName);

export default function Trash({ loaderData, actionData }: Route.ComponentProps) {
  return <TrashPage {...loaderData} outcome={actionData} />;
}
