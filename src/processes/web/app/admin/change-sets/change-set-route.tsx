import { applyChangeSet } from '#server/admin/change-sets/apply-change-set.ts';
import { collectChangeSet } from '#server/admin/change-sets/collect.ts';
import { fillChangeSet } from '#server/admin/change-sets/prepare-change-set.ts';
import { readChangeSet } from '#server/admin/change-sets/read-change-set.ts';
import { undoChangeSet } from '#server/admin/change-sets/undo-change-set.ts';
import { listRecordChoices } from '#server/store/records/records.ts';
import { readRatingForm } from '#shared/admin/domain/bulk-ratings.ts';
import { CHANGE_SOURCES, isChangeSource } from '#shared/admin/domain/change-sets.ts';
import { refuseWrongFields } from '#shared/admin/domain/editing/field-failure.ts';
import { parseTimeField } from '#shared/admin/domain/format-time.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { parseId } from '#shared/domain/ids.ts';
import { describeAdminPage } from '../admin-meta.ts';
import { adminAction, adminLoader } from '../guard.server.ts';
import type { Route } from './+types/change-set-route';
import { ChangeSetPage } from './change-set-page.tsx';

export const loader = adminLoader('/admin/lotes/:id', async ({ ctx, now, params, site, member: { role } }) => {
  const set = await readChangeSet(ctx, params.id ?? '');
  const { source, appliedAt } = set;
  const collections = source === 'collect' && !appliedAt ? await listRecordChoices(ctx.db, 'collection') : [];
  const mayChange = isChangeSource(source) && mayRole(role, CHANGE_SOURCES[source]);
  return { siteName: site.name, now, set, collections, mayChange, mayPublish: mayChange && mayRole(role, 'publish') };
});

export const action = adminAction('/admin/lotes/:id', {
  async fill({ ctx, params, form }) {
    await fillChangeSet(ctx, params.id ?? '', readRatingForm(form));
    return { notice: adminChanges.preview };
  },
  async apply({ ctx, editor, params }) {
    await applyChangeSet(ctx, editor, params.id ?? '', 'publication');
    return { notice: adminChanges.doneNotice };
  },
  async draft({ ctx, editor, params }) {
    await applyChangeSet(ctx, editor, params.id ?? '', 'drafts');
    return { notice: adminChanges.draftedNotice };
  },
  async collect({ ctx, editor, params, field }) {
    await collectChangeSet(ctx, editor, params.id ?? '', parseId(field('collectionId')) ?? 0);
    return { notice: adminChanges.doneNotice };
  },
  async plan({ ctx, editor, params, field }) {
    const publishAt = parseTimeField(field('publishAt'));
    refuseWrongFields({ publishAt: publishAt ? undefined : adminChanges.planMissing });
    if (publishAt) await applyChangeSet(ctx, editor, params.id ?? '', { publishAt });
    return { notice: adminChanges.plannedNotice };
  },
  async undo({ ctx, editor, params }) {
    await undoChangeSet(ctx, editor, params.id ?? '');
    return { notice: adminChanges.undoneNotice };
  },
});

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(adminChanges.title, loaderData?.siteName);

export default function ChangeSet({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangeSetPage {...loaderData} outcome={actionData} />;
}
