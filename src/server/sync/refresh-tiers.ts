import { REFRESH_DAYS, REFRESH_DAYS_OF_PEOPLE, REFRESH_TIERS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { enqueueFetches, FETCH_KINDS } from '../store/jobs/fetch-queue.ts';
import { listStale, type TierRule } from '../store/titles/tiers.ts';

/** Enough to keep a worker busy until the next run. */
const PER_RUN = 5_000;

/**
 * Popular titles are refreshed every day, the rest less often, and nothing gets older than TMDB's terms allow. TMDB's feed of
 * changes has no votes, popularity or offers: only this keeps them up to date.
 */
export async function refreshTiers(ctx: Context): Promise<number> {
  let queued = 0;
  for (const kind of FETCH_KINDS) {
    const days = kind === 'person' ? REFRESH_DAYS_OF_PEOPLE : REFRESH_DAYS;
    const stale = await listStale(ctx.db, kind, tiersOn(ctx.now(), days), PER_RUN);
    const fetches = stale.map(({ id }) => ({ kind, id, priority: 0, reason: 'refresh' }));
    await enqueueFetches(ctx.db, fetches, ctx.now());
    queued += fetches.length;
  }
  ctx.log.info({ queued }, 'stale titles queued');
  return queued;
}

function tiersOn(now: Date, days: typeof REFRESH_DAYS | typeof REFRESH_DAYS_OF_PEOPLE): TierRule[] {
  const ago = (count: number) => new Date(now.getTime() - count * 86_400_000);
  return [
    { upTo: REFRESH_TIERS.first, fetchedBefore: ago(days.first) },
    { upTo: REFRESH_TIERS.second, fetchedBefore: ago(days.second) },
    { upTo: Number.MAX_SAFE_INTEGER, fetchedBefore: ago(days.rest) },
  ];
}
