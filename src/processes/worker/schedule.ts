import { CACHE_CLEANUP_MINUTES } from '#shared/domain/limits.ts';

/** Every cron line of the house, in one table. Times are São Paulo's. */
export const TIME_ZONE = 'America/Sao_Paulo';

export const schedule = {
  'cache-clean': `*/${CACHE_CLEANUP_MINUTES} * * * *`,
  'outbox-trim': '17 4 * * *',
} as const;
