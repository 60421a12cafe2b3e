import { listRemoved } from '#server/admin/dashboard/find-subjects.ts';
import { listTrash, takeFromTrash } from '#server/admin/editing/discard-draft.ts';
import { adminCompare } from '#shared/admin/text/compare.ts';
import { adminEditing } from '#shared/admin/text/editing.ts';
import { editing } from '#shared/admin/text/field-problems.ts';
import { Failure } from '#shared/domain/failure.ts';
import { CREATED_RECORDS } from '#shared/domain/subjects/records.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import { takeBack } from '../subjects/list-subjects.server.ts';
import type { Route } from './+types/trash-route';
import { TrashPage } from './trash-page.tsx';

export const loader = adminLoader('/admin/lixeira', async ({ ctx, now, member, site }) => ({
  siteName: site.name,
  now,
  lines: await listTrash(ctx),
  removed: await listRemoved(ctx, CREATED_RECORDS),
  role: member.role,
}));

export const action = adminAction('/admin/lixeira', {
  async takeBack({ ctx, editor, field }) {
    const { clashes, plan } = await takeFromTrash(ctx, editor, field('trashId'));
    if (clashes.length > 0) return { problem: adminCompare.takeBackClash };
    const { takenBack, takenBackPlanned, takenBackUnplanned } = adminEditing.notices;
    return { notice: { none: takenBack, restored: takenBackPlanned, lost: takenBackUnplanned }[plan] };
  },
  async takeRecordBack(granted) {
    const entity = CREATED_RECORDS.find((each) => each === granted.field('kind'));
    if (!entity) throw new Failure('not-found', editing.trashNotFound);
    return takeBack(granted, entity, granted.field('recordId'));
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminCompare.trash, loaderData?.siteName);

export default function Trash({ loaderData, actionData }: Route.ComponentProps) {
  return <TrashPage {...loaderData} outcome={actionData} />;
}
