import { forgetRemovedCollections } from '#server/admin/collections/remove-collection.ts';
import { forgetOldTrash } from '#server/admin/editing/discard-draft.ts';
import { endLocks } from '#server/admin/editing/locks.ts';
import { publishDue } from '#server/admin/editing/publish-due.ts';
import { settlePictures } from '#server/admin/media/change-picture.ts';
import { forgetOldRedirects } from '#server/admin/site/edit-redirects.ts';
import { forgetOldReports } from '#server/admin/site/error-reports.ts';
import { forgetOldSearches } from '#server/admin/site/search-misses.ts';
import { remindExpiringOffers } from '#server/admin/subscriptions/remind-expiring.ts';
import { rebuildDerived, rebuildListsIfGrown } from '#server/catalogue/documents/rebuild-derived.ts';
import type { Context } from '#server/context.ts';
import { cleanImages } from '#server/images/clean-images.ts';
import { forgetUnusedPictures, remindOfPictures } from '#server/images/forget-unused-pictures.ts';
import { refineImages } from '#server/images/refine-images.ts';
import { openPictureStorage } from '#server/images/storage.ts';
import type { Env } from '#server/infra/env.ts';
import { workOnEach } from '#server/infra/work-on-each.ts';
import { remindOfBrokenLinks } from '#server/links/remind-of-links.ts';
import { runNight } from '#server/links/run-night.ts';
import { sumAudience } from '#server/measurement/title-views.ts';
import { buildSitemaps } from '#server/sitemaps/build-sitemaps.ts';
import { refreshSitemaps } from '#server/sitemaps/refresh-sitemaps.ts';
import { forgetEnded } from '#server/staff/sessions.ts';
import { shipAudit } from '#server/staff/ship-audit.ts';
import { deleteExpiredDocuments } from '#server/store/cache/documents.ts';
import { deleteOldDubbingPreviews } from '#server/store/dubbing/dubbing-changes.ts';
import { deleteOldBulks } from '#server/store/editing/bulk.ts';
import { deleteOldImports } from '#server/store/editing/imports.ts';
import { FETCH_KINDS } from '#server/store/jobs/fetch-queue.ts';
import { deleteOldAnnouncements } from '#server/store/jobs/outbox.ts';
import { composeDigests } from '#server/store/notifications/deliveries.ts';
import { deleteOldNotifications } from '#server/store/notifications/notifications.ts';
import { deleteOldPreviews } from '#server/store/subscriptions/subscription-changes.ts';
import { deleteOldConsentChoices } from '#server/store/visitors/consent-choices.ts';
import { confirmArrivals } from '#server/sync/availability/confirm-arrivals.ts';
import { forgetOldAvailability } from '#server/sync/availability/forget-old-availability.ts';
import { settleDatedOffers } from '#server/sync/availability/settle-dated-offers.ts';
import { snapshotAll } from '#server/sync/availability/sync-availability.ts';
import { readKnownIds } from '#server/sync/import-exports.ts';
import { judgeTexts } from '#server/sync/projection/judge-texts.ts';
import { refreshTiers } from '#server/sync/refresh-tiers.ts';
import { syncChanges } from '#server/sync/sync-changes.ts';
import { ALL_RANKINGS, FAST_RANKINGS, syncRankings } from '#server/sync/sync-rankings.ts';
import { syncSagas } from '#server/sync/sync-sagas.ts';
import { openTicketSource } from '#server/tickets/json-feed.ts';
import { syncTickets, turnDueTickets } from '#server/tickets/sync-tickets.ts';
import { newestExportDay } from '#server/tmdb/exports.ts';
import { BULK_RETENTION_DAYS, NOTIFICATION_DAYS } from '#shared/admin/domain/limits.ts';
import { CONSENT_PROOF_YEARS, STALE_ON_FAILURE_SECONDS } from '#shared/domain/limits.ts';
import { prepareHomePictures } from './prepare-home-pictures.ts';
import { preparePictures } from './prepare-pictures.ts';

/** Processes need announcements only while they listen; a week is for people who ask what happened. */
const OUTBOX_DAYS = 7;

/** A few seconds of CPU: the rest follows in the next run. */
const TEXTS_JUDGED_AT_ONCE = 50_000;

const ago = (ctx: Context, seconds: number) => new Date(ctx.now().getTime() - seconds * 1_000);

/** Queue → handler of a job. Each is idempotent and may be killed half-way. */
export const tasks = {
  'cache-clean': (ctx: Context) => deleteExpiredDocuments(ctx.db, ago(ctx, STALE_ON_FAILURE_SECONDS)),
  'image-cache-clean': (ctx: Context, env: Env) =>
    cleanImages(ctx, openPictureStorage(env, ctx.log), env.IMAGE_DISK_BUDGET_MB * 1024 * 1024),
  'image-refine': (ctx: Context, env: Env) => refineImages(ctx, openPictureStorage(env, ctx.log)),
  'home-pictures': prepareHomePictures,
  'pictures-prepare': (ctx: Context, env: Env) => preparePictures(ctx, env),
  'outbox-trim': (ctx: Context) => deleteOldAnnouncements(ctx.db, ago(ctx, OUTBOX_DAYS * 86_400)),
  'exports-read': async (ctx: Context, env: Env) => {
    const day = newestExportDay(ctx.now());
    await workOnEach(FETCH_KINDS, { log: ctx.log, describe: (kind) => ({ kind }) }, (kind) =>
      readKnownIds(ctx, kind, env.TMDB_EXPORTS_URL, day),
    );
  },
  'changes-read': syncChanges,
  'tiers-refresh': refreshTiers,
  'rankings-fast': (ctx: Context) => syncRankings(ctx, FAST_RANKINGS),
  'rankings-daily': (ctx: Context) => syncRankings(ctx, ALL_RANKINGS),
  'availability-snapshot': async (ctx: Context) => {
    try {
      // A retry takes only the snapshots that are missing today.
      const reports = await snapshotAll(ctx);
      const incomplete = reports.filter(({ verdict }) => verdict === 'incomplete').length;
      if (incomplete > 0) throw new Error(`${incomplete} of ${reports.length} snapshots were not complete`);
    } finally {
      // Arrivals of the days before, too, even if a snapshot fails.
      await confirmArrivals(ctx);
    }
  },
  'availability-trim': (ctx: Context, env: Env) => forgetOldAvailability(ctx, env.AVAILABILITY_HISTORY_DAYS),
  'offers-settle': settleDatedOffers,
  'consent-trim': (ctx: Context) => deleteOldConsentChoices(ctx.db, ago(ctx, CONSENT_PROOF_YEARS * 365.25 * 86_400)),
  'reports-trim': forgetOldReports,
  'staff-clean': forgetEnded,
  'publish-due': publishDue,
  'locks-end': endLocks,
  'trash-trim': async (ctx: Context) => {
    await forgetOldTrash(ctx);
    await forgetRemovedCollections(ctx);
  },
  'own-pictures-trim': async (ctx: Context) => {
    await forgetUnusedPictures(ctx);
    await remindOfPictures(ctx);
  },
  'own-pictures-settle': settlePictures,
  'site-trim': async (ctx: Context) => {
    await forgetOldRedirects(ctx);
    await forgetOldSearches(ctx);
  },
  'derived-rebuild': (ctx: Context) => rebuildDerived(ctx),
  'lists-rebuild': rebuildListsIfGrown,
  'sitemap-build': (ctx: Context) => buildSitemaps(ctx),
  'sitemap-refresh': (ctx: Context) => refreshSitemaps(ctx),
  'texts-judge': (ctx: Context) => judgeTexts(ctx, TEXTS_JUDGED_AT_ONCE),
  'bulk-trim': async (ctx: Context) => {
    const before = ago(ctx, BULK_RETENTION_DAYS * 86_400);
    await deleteOldBulks(ctx.db, before);
    await deleteOldPreviews(ctx.db, before);
    await deleteOldDubbingPreviews(ctx.db, before);
    await deleteOldImports(ctx.db, before);
  },
  'offers-remind': remindExpiringOffers,
  'digests-compose': (ctx: Context) => composeDigests(ctx.db, ctx.now()),
  'notifications-trim': (ctx: Context) => deleteOldNotifications(ctx.db, ago(ctx, NOTIFICATION_DAYS * 86_400)),
  'sagas-sync': (ctx: Context) => syncSagas(ctx),
  'tickets-sync': async (ctx: Context, env: Env) => {
    const source = openTicketSource(env);
    return source ? syncTickets(ctx, source) : 'off';
  },
  'tickets-turn': turnDueTickets,
  'links-check': async (ctx: Context, env: Env) => (env.LINK_CHECKS_PER_NIGHT > 0 ? runNight(ctx, env) : 'off'),
  'links-remind': remindOfBrokenLinks,
  'audience-sum': (ctx: Context) => sumAudience(ctx),
  'audit-ship': async (ctx: Context, env: Env) =>
    env.AUDIT_SHIP_URL ? shipAudit(ctx, { url: env.AUDIT_SHIP_URL, token: env.AUDIT_SHIP_TOKEN }) : 'off',
} as const;

export type Queue = keyof typeof tasks;
