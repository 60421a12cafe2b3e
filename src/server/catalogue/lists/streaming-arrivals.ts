import { addDays, toBrazilianDay } from '#shared/domain/day.ts';
import { ARRIVAL_HISTORY, NEW_ON_STREAMING_DAYS } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { countSnapshotDays } from '../../store/availability/availability-snapshots.ts';
import {
  countArrivals,
  countRecentReleases,
  listArrivals,
  listRecentReleases,
  type StreamingTitle,
} from '../../store/availability/streaming-arrivals.ts';
import type { Slice } from '../../store/titles/title-tables.ts';

/**
 * Where the days of a list come from. `availability-diff`: we saw the title arrive that day. `release-date`: it was
 * released that day and can be streamed, but its arrival date is unknown. One is never shown as the other.
 */
export type ArrivalSource = 'availability-diff' | 'release-date';

export interface StreamingArrivals {
  source: ArrivalSource;
  titles: StreamingTitle[];
  /** How many there are in total. */
  total: number;
}

/** Our own observations if the last fortnight has a week of them; so not after snapshots have stopped. */
export async function getStreamingArrivals(ctx: Context, slice: Slice): Promise<StreamingArrivals> {
  const { days, isWatched } = await chooseSource(ctx);
  const [titles, total] = await Promise.all(
    isWatched
      ? [listArrivals(ctx.db, days, slice), countArrivals(ctx.db, days)]
      : [listRecentReleases(ctx.db, days, slice), countRecentReleases(ctx.db, days)],
  );
  return { source: sourceOf(isWatched), titles, total };
}

/** The same for one platform. */
export async function listPlatformArrivals(
  ctx: Context,
  platformId: number,
  limit: number,
): Promise<Omit<StreamingArrivals, 'total'>> {
  const { days, isWatched } = await chooseSource(ctx);
  const list = isWatched ? listArrivals : listRecentReleases;
  return { source: sourceOf(isWatched), titles: await list(ctx.db, days, { offset: 0, limit }, platformId) };
}

async function chooseSource(ctx: Context) {
  const today = toBrazilianDay(ctx.now());
  const snapshotDays = await countSnapshotDays(ctx.db, addDays(today, 1 - ARRIVAL_HISTORY.ofLastDays));
  return {
    days: { from: addDays(today, -NEW_ON_STREAMING_DAYS), to: today },
    isWatched: snapshotDays >= ARRIVAL_HISTORY.days,
  };
}

const sourceOf = (isWatched: boolean): ArrivalSource => (isWatched ? 'availability-diff' : 'release-date');
