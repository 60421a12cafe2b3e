import { REFRESH_DAYS, REFRESH_TIERS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { enqueueFetches } from '../store/fetch-queue.ts';
import { listStaleTitles } from '../store/tiers.ts';

/** Enough to keep a worker busy until the next run; the rest waits for it. */
const PER_RUN = 5_000;

/**
 * What is popular is looked at every day, the rest seldom, and nothing is ever older than TMDB's terms allow. Votes,
 * popularity and offers are in no feed of changes: this is how they stay true.
 */
export async function refreshTiers(ctx: Context): Promise<number> {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * 86_400_000);
  const tiers = [
    { upTo: REFRESH_TIERS.first, fetchedBefore: ago(REFRESH_DAYS.first) },
    { upTo: REFRESH_TIERS.second, fetchedBefore: ago(REFRESH_DAYS.second) },
    { upTo: Number.MAX_SAFE_INTEGER, fetchedBefore: ago(REFRESH_DAYS.rest) },
  ];
  let queued = 0;
  for (const kind of ['movie', 'series'] as const) {
    const stale = await listStaleTitles(ctx.db, kind, tiers, PER_RUN);
    const fetches = stale.map(({ id }) => ({ kind, id, priority: 0, reason: 'refresh' }));
    await enqueueFetches(ctx.db, fetches, ctx.now());
    queued += fetches.length;
  }
  ctx.log.info({ queued }, 'stale titles queued');
  return queued;
}
