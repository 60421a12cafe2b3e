import { dropDefaultTexts, withDefaultTexts } from '#server/admin/site/edit-pages.ts';
import { screenPath } from '#shared/admin/domain/rules.ts';
import { LISTED, subjects } from '#shared/admin/domain/subjects/subjects.ts';
import type { SitePart } from '#shared/domain/entities.ts';
import { isPaged } from '#shared/domain/subjects/page-words.ts';
import { CREATED_RECORDS } from '#shared/domain/subjects/records.ts';
import { collectionActions, loadCollection } from '../collections/edit-collection.server.ts';
import { voiceActions } from '../dubbing/voice-actions.server.ts';
import { creditActions } from '../editing/credits/add-credit.server.ts';
import { type AdaptSaves, editActions } from '../editing/edit-subject.server.ts';
import { loadSubject, subjectOf } from '../editing/load-subject.server.ts';
import { mergeActions } from '../editing/merging/merge-people.server.ts';
import { offerActions } from '../editing/own-offers/offer-actions.server.ts';
import { pasteActions } from '../editing/seasons/paste-titles.server.ts';
import { adminAction, adminLoader, type Granted } from '../guard.server.ts';
import { homeActions, loadHome } from '../site/home/edit-home.server.ts';
import { bySubject, type ShownSubject } from './by-subject.server.ts';
import { forEach } from './for-each.ts';
import { pagedRecordActions, recordActions } from './record-actions.server.ts';

/** What the edit screen of any subject shows. */
async function loadEdit(granted: Granted, entity: ShownSubject) {
  const page = await loadSubject(granted, entity);
  const [collection, home] = await Promise.all([
    entity === 'collection' ? loadCollection(granted, page.subject) : undefined,
    entity === 'home' ? loadHome(granted) : undefined,
  ]);
  const hasThreads = subjects[entity].rules?.edit.actions.comment !== undefined;
  return { ...page, entity, subject: describeSubject(granted, page.subject), collection, home, hasThreads };
}

/** Pages have names and default texts that no row holds. */
function describeSubject({ staff }: Granted, subject: Awaited<ReturnType<typeof loadSubject>>['subject']) {
  const title = subjects[subject.entity].nameOf?.(subject.id);
  if (title === undefined) return subject;
  return { ...(subject.entity === 'page' ? withDefaultTexts(subject, staff.product) : subject), title };
}

export const editLoader = bySubject({
  ...forEach(LISTED, (entity) => adminLoader(screenPath(entity, 'edit'), (granted) => loadEdit(granted, entity))),
  home: adminLoader('/admin/destaques', (granted) => loadEdit(granted, 'home')),
});

/** What is no subject of TMDB's has no locks, no conflicts and no data of TMDB's. */
function ownActions(entity: SitePart, adapt?: AdaptSaves) {
  const { save, restore, discard, preview, sendReview, publish, plan, cancelPlan, restoreRevision } = editActions(
    entity,
    adapt,
  );
  return { save, restore, discard, preview, sendReview, publish, plan, cancelPlan, restoreRevision };
}

export const editAction = bySubject({
  ...forEach(CREATED_RECORDS, (entity) =>
    adminAction(screenPath(entity, 'edit'), isPaged(entity) ? pagedRecordActions(entity) : recordActions(entity)),
  ),
  movie: adminAction('/admin/filmes/:id', {
    ...editActions('movie'),
    ...creditActions('movie'),
    ...voiceActions('movie'),
    ...offerActions('movie'),
  }),
  series: adminAction('/admin/series/:id', {
    ...editActions('series'),
    ...creditActions('series'),
    ...voiceActions('series'),
    ...offerActions('series'),
    ...pasteActions,
  }),
  person: adminAction('/admin/pessoas/:id', { ...editActions('person'), ...mergeActions }),
  collection: adminAction('/admin/colecoes/:id', collectionActions),
  genre: adminAction('/admin/generos/:id', ownActions('genre')),
  platform: adminAction('/admin/plataformas/:id', ownActions('platform')),
  page: adminAction(
    '/admin/paginas/:id',
    ownActions('page', (granted, saves) =>
      dropDefaultTexts(subjectOf(granted, 'page').id, saves, granted.staff.product),
    ),
  ),
  home: adminAction('/admin/destaques', { ...ownActions('home'), ...homeActions }),
});
