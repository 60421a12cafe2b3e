import { applyBulk } from '#server/admin/bulk/apply-bulk.ts';
import { collectBulk, undoCollect } from '#server/admin/bulk/bulk-collection.ts';
import { checkImport, listRecentImports, readImport, startImport } from '#server/admin/bulk/import-titles.ts';
import { prepareBulk } from '#server/admin/bulk/prepare-bulk.ts';
import { readBulk } from '#server/admin/bulk/read-bulk.ts';
import { undoBulk } from '#server/admin/bulk/undo-bulk.ts';
import { findSubjects } from '#server/admin/dashboard/find-subjects.ts';
import { type DashboardTools, readHealth, readNeeds } from '#server/admin/dashboard/read-dashboard.ts';
import { storeView } from '#server/admin/dashboard/saved-views.ts';
import type { Editor } from '#server/admin/editing/editor.ts';
import { answerReport, readReports } from '#server/admin/site/answer-reports.ts';
import { exportSubjects, listChoices } from '#server/admin/site/list-choices.ts';
import { askForJob, purgeEverything, purgePage } from '#server/admin/site/refresh-site-settings.ts';
import type { SignedIn } from '#server/staff/read-visitor.ts';
import type { Staff } from '#server/staff/staff.ts';
import { listCollectionChoices } from '#server/store/editing/bulk.ts';
import { listDraftsOf } from '#server/store/editing/dashboard.ts';
import { deleteView, listSavedViews } from '#server/store/editing/saved-views.ts';
import { countReports } from '#server/store/visitors/report-history.ts';
import { OWN_DRAFTS_SHOWN } from '#shared/admin/domain/limits.ts';
import type { AdminBackend } from './app/admin/admin-backend.server.ts';

/** Lists, bulk actions, imports, reports and the dashboard, as the member who sent the request. */
export function bindDashboard(
  { ctx }: Staff,
  self: () => SignedIn,
  tools: DashboardTools,
): Pick<AdminBackend, 'lists' | 'bulk' | 'imports' | 'reports' | 'dashboard'> {
  const editor = (): Editor => ({ actor: self().actor, role: self().member.role });
  return {
    lists: {
      find: (list) => findSubjects(ctx, list),
      listChoices: (entity) => listChoices(ctx, entity),
      listViews: (entity) => listSavedViews(ctx.db, self().actor.id, entity),
      saveView: (given) => storeView(ctx, editor(), given),
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
    dashboard: {
      readNeeds: () => readNeeds(ctx),
      readHealth: () => readHealth(ctx, tools),
      listOwnDrafts: () => listDraftsOf(ctx.db, self().actor.id, OWN_DRAFTS_SHOWN),
      runJob: (queue) => askForJob(ctx, editor(), queue),
      purgePage: (address) => purgePage(ctx, editor(), address),
      purgeAll: () => purgeEverything(ctx, editor()),
    },
  };
}
