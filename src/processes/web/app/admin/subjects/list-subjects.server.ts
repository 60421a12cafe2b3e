import { redirect } from 'react-router';
import { chosenSources } from '#server/admin/change-sets/chosen-sources.ts';
import { prepareChangeSet } from '#server/admin/change-sets/prepare-change-set.ts';
import { findSubjects, listRemoved } from '#server/admin/dashboard/find-subjects.ts';
import { storeView } from '#server/admin/dashboard/saved-views.ts';
import { dropCopiesOfChosen, resyncChosen } from '#server/admin/editing/provider-data.ts';
import { takeRecordBack } from '#server/admin/records/remove-record.ts';
import { hidePages, readHiddenPages } from '#server/admin/site/edit-robots.ts';
import { arrangeTaxonomy } from '#server/admin/site/edit-taxonomy.ts';
import { listChoices } from '#server/admin/site/list-choices.ts';
import { deleteView, listSavedViews } from '#server/store/editing/saved-views.ts';
import { isChosenSource } from '#shared/admin/domain/change-sets.ts';
import { SUBJECTS_COUNTED, SUBJECTS_PER_PAGE } from '#shared/admin/domain/limits.ts';
import { parseListQuery } from '#shared/admin/domain/list-query.ts';
import { parseHiddenForm } from '#shared/admin/domain/page-form.ts';
import { adminPaths } from '#shared/admin/domain/paths.ts';
import { hasScreen, screenPath } from '#shared/admin/domain/rules.ts';
import { LISTED, type Listed, subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { parsePlaces } from '#shared/admin/domain/taxonomy-form.ts';
import { adminChanges } from '#shared/admin/text/change-sets.ts';
import { adminLists } from '#shared/admin/text/lists.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { adminRecords } from '#shared/admin/text/records.ts';
import { adminTaxonomy } from '#shared/admin/text/taxonomy.ts';
import { type Entity, isFromTmdb } from '#shared/domain/entities.ts';
import { Failure } from '#shared/domain/failure.ts';
import { parseId } from '#shared/domain/ids.ts';
import { CREATED_RECORDS, type CreatedRecord, isCreated } from '#shared/domain/subjects/records.ts';
import type { TaxonomyKind } from '#shared/domain/titles/taxonomy.ts';
import { adminAction, adminLoader, type Granted, type GrantedAction } from '../guard.server.ts';
import { bySubject } from './by-subject.server.ts';
import { forEach } from './for-each.ts';

export const LAST_PAGE = SUBJECTS_COUNTED / SUBJECTS_PER_PAGE;

/** Those whose list is this screen. */
const SHOWN = LISTED.filter((entity) => hasScreen(entity, 'list'));
const NO_CHOICES = { platforms: [], genres: [] };

/** What the list of any subject shows; filters and page are in the address. */
async function loadList({ ctx, now, url, site, member }: Granted, entity: Listed) {
  const list = parseListQuery(url.searchParams, LAST_PAGE);
  const [found, choices, views, removed, hidden] = await Promise.all([
    findSubjects(ctx, { ...list, entity }),
    isFromTmdb(entity) ? listChoices(ctx, entity) : NO_CHOICES,
    isFromTmdb(entity) ? listSavedViews(ctx.db, member.id, entity) : [],
    list.isRemoved && isCreated(entity) ? listRemoved(ctx, [entity]) : undefined,
    entity === 'page' ? readHiddenPages(ctx) : undefined,
  ]);
  return { siteName: site.name, now, entity, list, choices, views, removed, hidden, role: member.role, ...found };
}

export const listLoader = bySubject(
  forEach(SHOWN, (entity) => adminLoader(screenPath(entity, 'list'), (granted) => loadList(granted, entity))),
);

/** Of the chosen rows of films, series or people, and of filters that a member saves. */
function chosenActions(entity: Entity) {
  const chosenOf = ({ form }: GrantedAction) => ({ entity, ids: readChosen(form.keys()) });
  return {
    async saveView({ ctx, editor, field }: GrantedAction) {
      await storeView(ctx, editor, { entity, name: field('name'), search: field('search') });
      return { notice: adminLists.viewSaved };
    },
    async forgetView({ ctx, member, field }: GrantedAction) {
      await deleteView(ctx.db, member.id, parseId(field('viewId')) ?? 0);
      return { notice: adminLists.viewForgotten };
    },
    async prepare(granted: GrantedAction) {
      const { ctx, editor, field } = granted;
      const name = field('source');
      if (!isChosenSource(name)) throw new Failure('invalid-argument', adminChanges.unknownAction);
      const id = await prepareChangeSet(ctx, editor, chosenSources[name], chosenOf(granted));
      return redirect(adminPaths.changeSet(id));
    },
    async resync(granted: GrantedAction) {
      return { notice: adminChanges.queued(await resyncChosen(granted.ctx, granted.editor, chosenOf(granted))) };
    },
    async purge(granted: GrantedAction) {
      return { notice: adminChanges.purged(await dropCopiesOfChosen(granted.ctx, granted.editor, chosenOf(granted))) };
    },
  };
}

/** From the trash, of the list and of its own screen. */
export async function takeBack({ ctx, editor }: GrantedAction, entity: CreatedRecord, id: string) {
  await takeRecordBack(ctx, editor, { entity, id: parseId(id) ?? 0 });
  return { notice: adminRecords.trash.takenBack(subjects[entity].words) };
}

const placeActions = (kind: TaxonomyKind) => ({
  async arrange({ ctx, editor, form }: GrantedAction) {
    await arrangeTaxonomy(ctx, editor, kind, parsePlaces(form));
    return { notice: adminTaxonomy.arranged };
  },
});

export const listAction = bySubject({
  ...forEach(
    CREATED_RECORDS.filter((entity) => hasScreen(entity, 'list')),
    (entity) =>
      adminAction(screenPath(entity, 'list'), {
        takeRecordBack: (granted: GrantedAction) => takeBack(granted, entity, granted.field('recordId')),
      }),
  ),
  movie: adminAction('/admin/filmes', chosenActions('movie')),
  series: adminAction('/admin/series', chosenActions('series')),
  person: adminAction('/admin/pessoas', chosenActions('person')),
  genre: adminAction('/admin/generos', placeActions('genre')),
  platform: adminAction('/admin/plataformas', placeActions('platform')),
  page: adminAction('/admin/paginas', {
    async hide({ ctx, editor, field, form }) {
      await hidePages(ctx, editor, { version: parseId(field('version')) ?? 0, paths: parseHiddenForm(form) });
      return { notice: adminPages.robotsSaved };
    },
  }),
});

/** The ids of the selected rows: `id-598` is a checkbox of the list. */
export function readChosen(names: Iterable<string>): number[] {
  return [...names].flatMap((name) => {
    const [, digits] = /^id-(\d{1,10})$/.exec(name) ?? [];
    return parseId(digits) ?? [];
  });
}
