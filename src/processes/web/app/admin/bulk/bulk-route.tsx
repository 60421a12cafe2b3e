import { applyBulk } from '#server/admin/bulk/apply-bulk.ts';
import { collectBulk, undoCollect } from '#server/admin/bulk/bulk-collection.ts';
import { fillBulk } from '#server/admin/bulk/prepare-bulk.ts';
import { readBulk } from '#server/admin/bulk/read-bulk.ts';
import { undoBulk } from '#server/admin/bulk/undo-bulk.ts';
import { listCollectionChoices } from '#server/store/editing/bulk.ts';
import { readRatingForm } from '#shared/admin/domain/bulk-ratings.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { parseTimeField } from '#shared/admin/domain/format-time.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminBulk } from '#shared/admin/text/bulk.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/bulk-route';
import { BulkPage } from './bulk-page.tsx';

export const loader = adminLoader('/admin/lotes/:id', async ({ ctx, now, params, site, member }) => {
  const bulk = await readBulk(ctx, params.id ?? '');
  const collections = bulk.action === 'collect' && !bulk.appliedAt ? await listCollectionChoices(ctx.db) : [];
  return { siteName: site.name, now, bulk, collections, mayChange: mayRole(member.role, 'bulk') };
});

export const action = adminAction('/admin/lotes/:id', {
  async fill({ ctx, params, form }) {
    await fillBulk(ctx, params.id ?? '', readRatingForm(form));
    return { notice: adminBulk.preview };
  },
  async apply({ ctx, editor, params, field }) {
    const collectionId = field('collectionId');
    const id = params.id ?? '';
    await (collectionId ? collectBulk(ctx, editor, id, parseId(collectionId) ?? 0) : applyBulk(ctx, editor, id));
    return { notice: adminBulk.doneNotice };
  },
  async plan({ ctx, editor, params, field }) {
    const publishAt = parseTimeField(field('publishAt'));
    refuseWrongFields({ publishAt: publishAt ? undefined : adminBulk.planMissing });
    await applyBulk(ctx, editor, params.id ?? '', publishAt);
    return { notice: adminBulk.plannedNotice };
  },
  async undo({ ctx, editor, params }) {
    const id = params.id ?? '';
    const { action: done } = await readBulk(ctx, id);
    await (done === 'collect' ? undoCollect(ctx, editor, id) : undoBulk(ctx, editor, id));
    return { notice: adminBulk.undoneNotice };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminBulk.title, loaderData?.siteName);

export default function Bulk({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkPage {...loaderData} outcome={actionData} />;
}
