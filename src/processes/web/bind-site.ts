import type { Editor } from '#server/admin/editing/editor.ts';
import { listSiteHistory } from '#server/admin/site/change-site-settings.ts';
import type { ProbePage } from '#server/admin/site/check-redirect.ts';
import {
  discardPageDraft,
  publishPage,
  readPage,
  restorePage,
  restorePageDefault,
  savePageDraft,
} from '#server/admin/site/edit-pages.ts';
import {
  bringRedirectBack,
  changeRedirect,
  createRedirect,
  readMissing,
  readRedirects,
  removeRedirect,
} from '#server/admin/site/edit-redirects.ts';
import { hidePages, readHiddenPages } from '#server/admin/site/edit-robots.ts';
import {
  arrangeTaxonomy,
  editTaxonomy,
  readTaxonomy,
  restoreTaxonomy,
  restoreTaxonomyField,
} from '#server/admin/site/edit-taxonomy.ts';
import { addPin, arrangePins, readPins, removePin, restorePins } from '#server/admin/site/home-pins.ts';
import { aliasSearchMiss, dismissSearchMiss, readSearchMisses } from '#server/admin/site/search-misses.ts';
import { assignTicket, dismissTicket, readTicketQueue, reopenTicket } from '#server/admin/site/ticket-queue.ts';
import type { SignedIn } from '#server/staff/read-visitor.ts';
import type { Staff } from '#server/staff/staff.ts';
import { HOME_PINS } from '#shared/domain/site/site-settings.ts';
import type { AdminBackend } from './app/admin/admin-backend.server.ts';

/** Site settings (pages, taxonomy, redirects, pins …), as the member who sent the request. */
export function bindSite(
  { ctx, product }: Staff,
  self: () => SignedIn,
  probePage: ProbePage,
): Pick<AdminBackend, 'pins' | 'redirects' | 'taxonomy' | 'pages' | 'searches' | 'tickets'> {
  const editor = (): Editor => ({ actor: self().actor, role: self().member.role });
  return {
    pins: {
      read: () => readPins(ctx),
      history: () => listSiteHistory(ctx, HOME_PINS),
      add: (given) => addPin(ctx, editor(), given),
      remove: (given) => removePin(ctx, editor(), given),
      arrange: (given) => arrangePins(ctx, editor(), given),
      restore: (given) => restorePins(ctx, editor(), given),
    },
    taxonomy: {
      read: (kind) => readTaxonomy(ctx, kind),
      history: (kind, key) => listSiteHistory(ctx, { kind, key }),
      edit: (kind, given) => editTaxonomy(ctx, editor(), kind, given),
      restoreField: (kind, given) => restoreTaxonomyField(ctx, editor(), kind, given),
      restore: (kind, given) => restoreTaxonomy(ctx, editor(), kind, given),
      arrange: (kind, places) => arrangeTaxonomy(ctx, editor(), kind, places),
    },
    pages: {
      read: (page) => readPage(ctx, page, product),
      history: (page) => listSiteHistory(ctx, { kind: 'page', key: page }),
      save: (given) => savePageDraft(ctx, editor(), { ...given, product }),
      publish: (given) => publishPage(ctx, editor(), given),
      discard: (given) => discardPageDraft(ctx, editor(), given),
      restore: (given) => restorePage(ctx, editor(), given),
      restoreDefault: (given) => restorePageDefault(ctx, editor(), given),
      readHidden: () => readHiddenPages(ctx),
      hide: (given) => hidePages(ctx, editor(), given),
    },
    searches: {
      list: () => readSearchMisses(ctx),
      alias: (given) => aliasSearchMiss(ctx, editor(), given),
      dismiss: (term) => dismissSearchMiss(ctx, editor(), term),
    },
    tickets: {
      list: () => readTicketQueue(ctx),
      assign: (given) => assignTicket(ctx, editor(), given),
      dismiss: (key) => dismissTicket(ctx, editor(), key),
      reopen: (key) => reopenTicket(ctx, editor(), key),
    },
    redirects: {
      list: (given) => readRedirects(ctx, given),
      listMissing: () => readMissing(ctx),
      create: (given) => createRedirect(ctx, editor(), given, probePage),
      change: (given) => changeRedirect(ctx, editor(), given, probePage),
      remove: (given) => removeRedirect(ctx, editor(), given),
      bringBack: (given) => bringRedirectBack(ctx, editor(), given),
    },
  };
}
