import type { Context } from '../context.ts';
import { deleteOtherSeasonSources, saveSeasonSources } from '../store/titles/season-sources.ts';
import { touchSeriesOffers } from '../store/titles/series.ts';
import { lockSource, saveSource } from '../store/titles/sources.ts';
import type { CallOptions } from '../tmdb/client.ts';
import { toSeasonSource } from '../tmdb/season-answer.ts';
import { fetchSeries } from '../tmdb/series.ts';
import { toSeriesSource } from '../tmdb/series-answer.ts';
import { reprojectSeries } from './projection/reproject.ts';
import {
  fetchUnlessAbsent,
  orUnavailable,
  refuseOther,
  type SyncOutcome,
  storeSynced,
  toFetched,
} from './sync-steps.ts';

/** As `syncMovie`. A series is stored with all the seasons it lists, or not at all. */
export async function syncSeries(ctx: Context, seriesId: number, options: CallOptions): Promise<SyncOutcome> {
  const fetchStartedAt = ctx.now();
  const answer = await fetchUnlessAbsent(ctx, 'series', seriesId, () => fetchSeries(ctx.tmdb, seriesId, options));
  if (!answer) return 'absent';
  refuseOther('series', seriesId, answer.series.id);

  const fetchedAt = ctx.now();
  const times = { fetchStartedAt, fetchedAt };
  const seasons = answer.seasons.map((season) => toFetched(toSeasonSource(seriesId, season), times));
  return storeSynced(ctx, async (change) => {
    const { trx } = change;
    const held = await lockSource(trx, 'series', seriesId);
    const fetched = toFetched(toSeriesSource(answer.series, held?.source), times);
    const listed = fetched.source.seasons.map((season) => season.number);
    const outcome = await saveSource(trx, 'series', fetched);
    if (outcome === 'outdated') return outcome;
    if (outcome === 'stored') await deleteOtherSeasonSources(trx, seriesId, listed);
    const hasChangedSeason = await saveSeasonSources(trx, seriesId, seasons);
    if (outcome === 'unchanged' && !hasChangedSeason) {
      await touchSeriesOffers(trx, seriesId, fetchedAt);
      return outcome;
    }
    await reprojectSeries(change, seriesId);
    return 'stored';
  });
}

export function trySyncSeries(ctx: Context, seriesId: number, options: CallOptions) {
  return orUnavailable(ctx, { kind: 'series', id: seriesId }, syncSeries(ctx, seriesId, options));
}
