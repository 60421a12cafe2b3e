import { redirect } from 'react-router';
import { chosenSources } from '#server/admin/change-sets/chosen-sources.ts';
import { prepareChangeSet } from '#server/admin/change-sets/prepare-change-set.ts';
import { findSubjects } from '#server/admin/dashboard/find-subjects.ts';
import { storeView } from '#server/admin/dashboard/saved-views.ts';
import { dropCopiesOfChosen, resyncChosen } from '#server/admin/editing/provider-data.ts';
import { listChoices } from '#server/admin/site/list-choices.ts';
import { deleteView, listSavedViews } from '#server/store/editing/saved-views.ts';
import { isChosenSource } from '#shared/admin/domain/change-sets.ts';
import { SUBJECTS_COUNTED, SUBJECTS_PER_PAGE } from '#shared/admin/domain/limits.ts';
import { parseListQuery } from '#shared/admin/domain/list-query.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import type { AdminPath } from '#shared/admin/domain/rules.ts';
import { mayRole } from '#shared/admin/domain/staff-roles.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import type { Entity } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { parseId } from '#shared/domain/ids.ts';
import { adminAction, adminLoader } from '../guard.server.ts';

type ListPath = Extract<AdminPath, '/admin/filmes' | '/admin/series' | '/admin/pessoas'>;

export const LAST_PAGE = SUBJECTS_COUNTED / SUBJECTS_PER_PAGE;

/** A list of films, series or people; filters and page are in the address. */
export function listLoader(path: ListPath, entity: Entity) {
  return adminLoader(path, async ({ ctx, now, url, site, member }) => {
    const list = parseListQuery(url.searchParams, LAST_PAGE);
    const [found, choices, views] = await Promise.all([
      findSubjects(ctx, { ...list, entity }),
      listChoices(ctx, entity),
      listSavedViews(ctx.db, member.id, entity),
    ]);
    const mayChange = mayRole(member.role, 'hide');
    return { siteName: site.name, now, entity, list, choices, views, mayChange, ...found };
  });
}

export function listAction(path: ListPath, entity: Entity) {
  return adminAction(path, {
    async saveView({ ctx, editor, field }) {
      await storeView(ctx, editor, { entity, name: field('name'), search: field('search') });
      return { notice: adminLists.viewSaved };
    },
    async forgetView({ ctx, member, field }) {
      await deleteView(ctx.db, member.id, parseId(field('viewId')) ?? 0);
      return { notice: adminLists.viewForgotten };
    },
    async prepare({ ctx, editor, field, form }) {
      const name = field('source');
      if (!isChosenSource(name)) throw new Failure('invalid-argument', adminChanges.unknownAction);
      const chosen = { entity, ids: readChosen(form.keys()) };
      return redirect(adminPaths.changeSet(await prepareChangeSet(ctx, editor, chosenSources[name], chosen)));
    },
    async resync({ ctx, editor, form }) {
      return { notice: adminChanges.queued(await resyncChosen(ctx, editor, { entity, ids: readChosen(form.keys()) })) };
    },
    async purge({ ctx, editor, form }) {
      const chosen = { entity, ids: readChosen(form.keys()) };
      return { notice: adminChanges.purged(await dropCopiesOfChosen(ctx, editor, chosen)) };
    },
  });
}

/** The ids of the selected rows: `id-598` is a checkbox of the list. */
export function readChosen(names: Iterable<string>): number[] {
  return [...names].flatMap((name) => {
    const [, digits] = /^id-(\d{1,10})$/.exec(name) ?? [];
    return parseId(digits) ?? [];
  });
}
