import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { ARRIVAL_HISTORY, NEW_ON_STREAMING_DAYS } from '#shared/domain/limits.ts';
import type { Context } from '../context.ts';
import { countLookDays } from '../store/availability-snapshots.ts';
import { listArrivals, listRecentReleases, type StreamingTitle } from '../store/streaming-arrivals.ts';

/**
 * Where the days of a list come from. `availability-diff`: we saw the title arrive that day. `release-date`: it was
 * released that day and can be streamed; when it came to the platform nobody knows. Never shown one as the other.
 */
export type ArrivalSource = 'availability-diff' | 'release-date';

export interface StreamingArrivals {
  source: ArrivalSource;
  titles: StreamingTitle[];
}

/** Our own observations once there is a week of them in the last fortnight, so also not after we stopped looking. */
export async function getStreamingArrivals(ctx: Context, { limit }: { limit: number }): Promise<StreamingArrivals> {
  const today = toBrazilianDay(ctx.now());
  const range = { from: addDays(today, -NEW_ON_STREAMING_DAYS), to: today, limit };
  const lookDays = await countLookDays(ctx.db, addDays(today, 1 - ARRIVAL_HISTORY.ofLastDays));
  if (lookDays < ARRIVAL_HISTORY.days) {
    return { source: 'release-date', titles: await listRecentReleases(ctx.db, range) };
  }
  return { source: 'availability-diff', titles: await listArrivals(ctx.db, range) };
}
