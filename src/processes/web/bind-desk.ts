import { answerReport, readReports } from '#server/admin/answer-reports.ts';
import { applyBulk } from '#server/admin/apply-bulk.ts';
import { collectBulk, undoCollect } from '#server/admin/bulk-collection.ts';
import type { Editor } from '#server/admin/editor.ts';
import { findSubjects } from '#server/admin/find-subjects.ts';
import { checkImport, listRecentImports, readImport, startImport } from '#server/admin/import-titles.ts';
import { exportSubjects, listChoices } from '#server/admin/list-choices.ts';
import { prepareBulk } from '#server/admin/prepare-bulk.ts';
import { readBulk } from '#server/admin/read-bulk.ts';
import { type DeskTools, readHealth, readNeeds } from '#server/admin/read-desk.ts';
import { askForJob, purgeEverything, purgePage } from '#server/admin/refresh-house.ts';
import { keepView } from '#server/admin/saved-views.ts';
import { undoBulk } from '#server/admin/undo-bulk.ts';
import type { SignedIn } from '#server/staff/read-visitor.ts';
import type { Staff } from '#server/staff/staff.ts';
import { listCollectionChoices } from '#server/store/bulk.ts';
import { listDraftsOf } from '#server/store/desk.ts';
import { countReports } from '#server/store/report-history.ts';
import { deleteView, listSavedViews } from '#server/store/saved-views.ts';
import { OWN_DRAFTS_SHOWN } from '#shared/domain/admin-limits.ts';
import type { AdminBackend } from './app/admin/admin-backend.server.ts';

/** Lists, bulk actions, imports, reports and the dashboard, as the member who sent the request. */
export function bindDesk(
  { ctx }: Staff,
  self: () => SignedIn,
  tools: DeskTools,
): Pick<AdminBackend, 'lists' | 'bulk' | 'imports' | 'reports' | 'desk'> {
  const editor = (): Editor => ({ actor: self().actor, role: self().member.role });
  return {
    lists: {
      find: (list) => findSubjects(ctx, list),
      listChoices: (entity) => listChoices(ctx, entity),
      listViews: (entity) => listSavedViews(ctx.db, self().actor.id, entity),
      saveView: (given) => keepView(ctx, editor(), given),
      forgetView: (id) => deleteView(ctx.db, self().actor.id, id),
      export: (given) => exportSubjects(ctx, given),
    },
    bulk: {
      prepare: (given) => prepareBulk(ctx, editor(), given),
      read: (id) => readBulk(ctx, id),
      apply: (id, collectionId) =>
        collectionId === undefined ? applyBulk(ctx, editor(), id) : collectBulk(ctx, editor(), id, collectionId),
      undo: async (id) => {
        const { action } = await readBulk(ctx, id);
        await (action === 'collect' ? undoCollect(ctx, editor(), id) : undoBulk(ctx, editor(), id));
      },
      listCollections: () => listCollectionChoices(ctx.db),
    },
    imports: {
      check: (given) => checkImport(ctx, given),
      start: (items) => startImport(ctx, editor(), items),
      read: (id) => readImport(ctx, id),
      listRecent: () => listRecentImports(ctx),
    },
    reports: {
      list: (state) => readReports(ctx, state),
      countOpen: async () => (await countReports(ctx.db)).open,
      answer: (given) => answerReport(ctx, editor(), given),
    },
    desk: {
      readNeeds: () => readNeeds(ctx),
      readHealth: () => readHealth(ctx, tools),
      listOwnDrafts: () => listDraftsOf(ctx.db, self().actor.id, OWN_DRAFTS_SHOWN),
      runJob: (queue) => askForJob(ctx, editor(), queue),
      purgePage: (address) => purgePage(ctx, editor(), address),
      purgeAll: () => purgeEverything(ctx, editor()),
    },
  };
}
