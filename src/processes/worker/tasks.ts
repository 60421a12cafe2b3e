import { forgetOldTrash } from '#server/admin/editing/discard-draft.ts';
import { endLocks } from '#server/admin/editing/locks.ts';
import { publishDue } from '#server/admin/editing/publish-due.ts';
import { settlePictures } from '#server/admin/media/change-picture.ts';
import { forgetRemovedRecords } from '#server/admin/records/remove-record.ts';
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
import { deleteOldChangeSets } from '#server/store/editing/change-sets.ts';
import { deleteOldImports } from '#server/store/editing/imports.ts';
import { FETCH_KINDS } from '#server/store/jobs/fetch-queue.ts';
import { deleteOldAnnouncements } from '#server/store/jobs/outbox.ts';
import { composeDigests } from '#server/store/notifications/deliveries.ts';
import { deleteOldNotifications } from '#server/store/notifications/notifications.ts';
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
import { CHANGE_SET_DAYS, NOTIFICATION_DAYS } from '#shared/admin/domain/limits.ts';
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
  /** Deletes documents a day after they expired. */
  'cache-clean': (ctx: Context) => deleteExpiredDocuments(ctx.db, ago(ctx, STALE_ON_FAILURE_SECONDS)),
  /** Deletes expired pictures, and the least used above `IMAGE_DISK_BUDGET_MB`. */
  'image-cache-clean': (ctx: Context, env: Env) =>
    cleanImages(ctx, openPictureStorage(env, ctx.log), env.IMAGE_DISK_BUDGET_MB * 1024 * 1024),
  /** Encodes AVIF pictures again at a higher effort. */
  'image-refine': (ctx: Context, env: Env) => refineImages(ctx, openPictureStorage(env, ctx.log)),
  /** Stores home's largest backdrops, and announces home when one has got its dominant colour. */
  'home-pictures': prepareHomePictures,
  /** Encodes the pictures of home and of the first pages of lists, for at most a minute. */
  'pictures-prepare': (ctx: Context, env: Env) => preparePictures(ctx, env),
  /** Deletes announcements after seven days. */
  'outbox-trim': (ctx: Context) => deleteOldAnnouncements(ctx.db, ago(ctx, OUTBOX_DAYS * 86_400)),
  /** Stores every id of films, series and people with its popularity; refuses an export that shrank by more than 5 %. */
  'exports-read': async (ctx: Context, env: Env) => {
    const day = newestExportDay(ctx.now());
    await workOnEach(FETCH_KINDS, { log: ctx.log, describe: (kind) => ({ kind }) }, (kind) =>
      readKnownIds(ctx, kind, env.TMDB_EXPORTS_URL, day),
    );
  },
  /** Queues stored titles that TMDB changed since the last run, at most 14 days back. */
  'changes-read': syncChanges,
  /** Queues titles and people whose data is older than their tier allows: 1, 7 or 60 days for titles, 7, 30 or 60 for people. */
  'tiers-refresh': refreshTiers,
  /** Fetches the lists of TMDB that change within the hour; a list is fetched whole, then replaced. */
  'rankings-fast': (ctx: Context) => syncRankings(ctx, FAST_RANKINGS),
  /** Fetches all lists of TMDB. */
  'rankings-daily': (ctx: Context) => syncRankings(ctx, ALL_RANKINGS),
  /** Takes a snapshot of each platform, then confirms arrivals. */
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
  /** Deletes availability data older than `AVAILABILITY_HISTORY_DAYS`. */
  'availability-trim': (ctx: Context, env: Env) => forgetOldAvailability(ctx, env.AVAILABILITY_HISTORY_DAYS),
  /** Restores offers that editors hid until yesterday, starts those they added for today, ends those of editors' services. */
  'offers-settle': settleDatedOffers,
  /** Deletes proofs of consent after five years. */
  'consent-trim': (ctx: Context) => deleteOldConsentChoices(ctx.db, ago(ctx, CONSENT_PROOF_YEARS * 365.25 * 86_400)),
  /** Deletes visitors' reports after 180 days. */
  'reports-trim': forgetOldReports,
  /** Deletes ended sessions, unanswered challenges, old counts of tries, and invites 30 days after they expired. */
  'staff-clean': forgetEnded,
  /** Carries out due plans: publishes drafts, takes pages offline. */
  'publish-due': publishDue,
  /** Ends field locks, and records what TMDB changed under them. */
  'locks-end': endLocks,
  /** Empties the trash after 30 days. */
  'trash-trim': async (ctx: Context) => {
    await forgetOldTrash(ctx);
    await forgetRemovedRecords(ctx);
  },
  /** Deletes own pictures unused for 30 days; notifies 7 days before, and 15 days before a licence ends. */
  'own-pictures-trim': async (ctx: Context) => {
    await forgetUnusedPictures(ctx);
    await remindOfPictures(ctx);
  },
  /** Takes own pictures whose licence ended off every page. */
  'own-pictures-settle': settlePictures,
  /** Deletes the salt of yesterday's search counts, searches after 90 days, missing addresses and removed redirects after 30. */
  'site-trim': async (ctx: Context) => {
    await forgetOldRedirects(ctx);
    await forgetOldSearches(ctx);
  },
  /** Builds lists and search beside the ones in use and swaps them. */
  'derived-rebuild': (ctx: Context) => rebuildDerived(ctx),
  /** Builds lists, if enough titles changed since the last build. */
  'lists-rebuild': rebuildListsIfGrown,
  /** Builds all sitemap files. */
  'sitemap-build': (ctx: Context) => buildSitemaps(ctx),
  /** Builds the sitemap files of what was announced since the last run. */
  'sitemap-refresh': (ctx: Context) => refreshSitemaps(ctx),
  /** Detects the language of texts that were projected without it; nothing once all have it. */
  'texts-judge': (ctx: Context) => judgeTexts(ctx, TEXTS_JUDGED_AT_ONCE),
  /** Deletes change sets and imports after 30 days. */
  'bulk-trim': async (ctx: Context) => {
    const before = ago(ctx, CHANGE_SET_DAYS * 86_400);
    await deleteOldChangeSets(ctx.db, before);
    await deleteOldImports(ctx.db, before);
  },
  /** Notifies editors of plans and bundles that are shown for the last time within a week. */
  'offers-remind': remindExpiringOffers,
  /** Makes one e-mail of the notifications of each member whose digest is due. */
  'digests-compose': (ctx: Context) => composeDigests(ctx.db, ctx.now()),
  /** Deletes notifications after 90 days, except what still waits. */
  'notifications-trim': (ctx: Context) => deleteOldNotifications(ctx.db, ago(ctx, NOTIFICATION_DAYS * 86_400)),
  /** Fetches the sagas that stored films name: unknown ones, those older than a week, those that a film joined or left. */
  'sagas-sync': (ctx: Context) => syncSagas(ctx),
  /** Reads the feed of ticket links, where `TICKETS_FEED_URL` is set. */
  'tickets-sync': async (ctx: Context, env: Env) => {
    const source = openTicketSource(env);
    return source ? syncTickets(ctx, source) : 'off';
  },
  /** Invalidates pages whose ticket link begins or ends. */
  'tickets-turn': turnDueTickets,
  /** Checks outgoing links, where `LINK_CHECKS_PER_NIGHT` is set, and hides those that failed two nights running. */
  'links-check': async (ctx: Context, env: Env) => (env.LINK_CHECKS_PER_NIGHT > 0 ? runNight(ctx, env) : 'off'),
  /** Notifies members who curate of links that broke in the night. */
  'links-remind': remindOfBrokenLinks,
  /** Sums the views of thirty days by title, and deletes views older than 90 days. */
  'audience-sum': (ctx: Context) => sumAudience(ctx),
  /** Sends new audit entries to `AUDIT_SHIP_URL`, where it is set. */
  'audit-ship': async (ctx: Context, env: Env) =>
    env.AUDIT_SHIP_URL ? shipAudit(ctx, { url: env.AUDIT_SHIP_URL, token: env.AUDIT_SHIP_TOKEN }) : 'off',
} as const;

export type Queue = keyof typeof tasks;
