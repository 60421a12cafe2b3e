import { CACHE_CLEANUP_MINUTES, IMAGE_CLEANUP_MINUTES } from '#shared/domain/limits.ts';
import type { Queue } from './tasks.ts';

/** All cron schedules. Times are São Paulo's (UTC-3): TMDB's exports are available at 05:00. */
export const TIME_ZONE = 'America/Sao_Paulo';

export const schedule: { [Q in Queue]?: string } = {
  'cache-clean': `*/${CACHE_CLEANUP_MINUTES} * * * *`,
  'image-cache-clean': `*/${IMAGE_CLEANUP_MINUTES} * * * *`,
  'image-refine': '* * * * *',
  // Soon after the rankings that select what home shows.
  'home-pictures': '2-59/10 * * * *',
  'pictures-prepare': '4-59/10 * * * *',
  'outbox-trim': '17 4 * * *',
  'exports-read': '30 5 * * *',
  'changes-read': '5 * * * *',
  'tiers-refresh': '35 * * * *',
  'rankings-fast': '*/20 * * * *',
  'rankings-daily': '10 1 * * *',
  'availability-snapshot': '0 7 * * *',
  'availability-trim': '40 4 * * *',
  // Just before and after midnight, when the day changes, and once an hour for what an older release wrote.
  'offers-settle': '2,58 * * * *',
  'consent-trim': '50 4 * * *',
  'reports-trim': '55 4 * * *',
  'staff-clean': '*/15 * * * *',
  'publish-due': '* * * * *',
  'locks-end': '* * * * *',
  'trash-trim': '45 4 * * *',
  'own-pictures-trim': '58 4 * * *',
  // Soon after midnight, when licences end, and all day for what a stopped worker left.
  'own-pictures-settle': '*/10 * * * *',
  // Soon after midnight: deletes the salt and hashes of yesterday's searches.
  'site-trim': '1 0 * * *',
  // At night, when few people read; includes the new day's releases.
  'derived-rebuild': '30 2 * * *',
  'lists-rebuild': '8-59/10 * * * *',
  // After the night's rankings, exports and platforms; a full build also finds changes that no announcement named.
  'sitemap-build': '20 8 * * *',
  'sitemap-refresh': '50 * * * *',
  'texts-judge': '*/10 * * * *',
  'bulk-trim': '47 4 * * *',
  'offers-remind': '0 8 * * *',
  'digests-compose': '* * * * *',
  'notifications-trim': '52 4 * * *',
  'sagas-sync': '6-59/10 * * * *',
  'tickets-sync': '15 */2 * * *',
  'tickets-turn': '* * * * *',
  // At night, in runs of eight minutes; each continues where the one before stopped.
  'links-check': '*/10 2-5 * * *',
  // When the night's checks are over.
  'links-remind': '5 6 * * *',
  'audience-sum': '25 * * * *',
  'audit-ship': '* * * * *',
};
