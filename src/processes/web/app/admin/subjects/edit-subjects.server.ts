import { dropDefaultTexts, withDefaultTexts } from '#server/admin/site/edit-pages.ts';
import { findRule } from '#shared/admin/domain/rules.ts';
import { subjects } from '#shared/admin/domain/subjects/subjects.ts';
import { adminPages } from '#shared/admin/text/pages.ts';
import { adminPins } from '#shared/admin/text/pins.ts';
import type { SitePart } from '#shared/domain/entities.ts';
import { pageOf } from '#shared/domain/site/page-texts.ts';
import { collectionActions, loadCollection } from '../collections/edit-collection.server.ts';
import { voiceActions } from '../dubbing/voice-actions.server.ts';
import { creditActions } from '../editing/credits/add-credit.server.ts';
import { type AdaptSaves, editActions } from '../editing/edit-subject.server.ts';
import { loadSubject, subjectOf } from '../editing/load-subject.server.ts';
import { mergeActions } from '../editing/merging/merge-people.server.ts';
import { offerActions } from '../editing/own-offers/change-own-offers.server.ts';
import { pasteActions } from '../editing/seasons/paste-titles.server.ts';
import { adminAction, adminLoader, type Granted } from '../guard.server.ts';
import { homeActions, loadHome } from '../site/home/edit-home.server.ts';
import { bySubject, type ShownSubject } from './by-subject.server.ts';

/** What the edit screen of any subject shows. */
async function loadEdit(granted: Granted, entity: ShownSubject) {
  const page = await loadSubject(granted, entity);
  const [collection, home] = await Promise.all([
    entity === 'collection' ? loadCollection(granted, page.subject) : undefined,
    entity === 'home' ? loadHome(granted) : undefined,
  ]);
  const hasThreads = findRule(`/admin/${subjects[entity].word}/:id`, 'comment') !== undefined;
  return { ...page, entity, subject: describeSubject(granted, page.subject), collection, home, hasThreads };
}

/** Pages have names and default texts that no row holds. */
function describeSubject({ staff }: Granted, subject: Awaited<ReturnType<typeof loadSubject>>['subject']) {
  if (subject.entity === 'home') return { ...subject, title: adminPins.title };
  if (subject.entity !== 'page') return subject;
  return { ...withDefaultTexts(subject, staff.product), title: adminPages.names[pageOf(subject.id) ?? 'home'] };
}

export const editLoader = bySubject({
  movie: adminLoader('/admin/filmes/:id', (granted) => loadEdit(granted, 'movie')),
  series: adminLoader('/admin/series/:id', (granted) => loadEdit(granted, 'series')),
  person: adminLoader('/admin/pessoas/:id', (granted) => loadEdit(granted, 'person')),
  collection: adminLoader('/admin/colecoes/:id', (granted) => loadEdit(granted, 'collection')),
  genre: adminLoader('/admin/generos/:id', (granted) => loadEdit(granted, 'genre')),
  platform: adminLoader('/admin/plataformas/:id', (granted) => loadEdit(granted, 'platform')),
  page: adminLoader('/admin/paginas/:id', (granted) => loadEdit(granted, 'page')),
  home: adminLoader('/admin/destaques', (granted) => loadEdit(granted, 'home')),
});

/** What is no subject of TMDB's has no locks, no conflicts and no data of TMDB's. */
function sitePartActions(entity: SitePart, adapt?: AdaptSaves) {
  const { save, restore, discard, preview, sendReview, publish, plan, cancelPlan, restoreRevision } = editActions(
    entity,
    adapt,
  );
  return { save, restore, discard, preview, sendReview, publish, plan, cancelPlan, restoreRevision };
}

export const editAction = bySubject({
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
  genre: adminAction('/admin/generos/:id', sitePartActions('genre')),
  platform: adminAction('/admin/plataformas/:id', sitePartActions('platform')),
  page: adminAction(
    '/admin/paginas/:id',
    sitePartActions('page', (granted, saves) =>
      dropDefaultTexts(subjectOf(granted, 'page').id, saves, granted.staff.product),
    ),
  ),
  home: adminAction('/admin/destaques', { ...sitePartActions('home'), ...homeActions }),
});
