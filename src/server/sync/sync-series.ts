import type { SeriesSource } from '#shared/domain/titles/series.ts';
import type { Context } from '../context.ts';
import { touchOffers } from '../store/titles/save-title.ts';
import { deleteOtherSeasonSources, saveSeasonSources } from '../store/titles/season-sources.ts';
import type { CallOptions } from '../tmdb/client.ts';
import { toSeasonSource } from '../tmdb/season-answer.ts';
import { type FetchedSeries, fetchSeries } from '../tmdb/series.ts';
import { toSeriesSource } from '../tmdb/series-answer.ts';
import { reprojectSeries } from './projection/reproject.ts';
import { fetchAnswer, type SyncOutcome, saveFetched, storeSynced, toFetched } from './sync-steps.ts';

/** As `syncMovie`. A series is stored with all the seasons it lists, or not at all. */
export async function syncSeries(ctx: Context, seriesId: number, options: CallOptions): Promise<SyncOutcome> {
  const series = { kind: 'series', id: seriesId } as const;
  const fetch = () => fetchSeries(ctx.tmdb, seriesId, options);
  const asked = await fetchAnswer(ctx, series, fetch, (answer) => answer.series.id);
  if (!asked) return 'absent';
  const { answer, times } = asked;
  const seasons = answer.seasons.map((season) => toFetched(toSeasonSource(seriesId, season), times));
  return storeSynced(ctx, async (change) => {
    const { trx } = change;
    const toSource = (fetched: FetchedSeries, held?: SeriesSource) => toSeriesSource(fetched.series, held);
    const { outcome, source } = await saveFetched(trx, series, asked, toSource);
    if (outcome === 'outdated') return outcome;
    const listed = source.seasons.map((season) => season.number);
    if (outcome === 'stored') await deleteOtherSeasonSources(trx, seriesId, listed);
    const hasChangedSeason = await saveSeasonSources(trx, seriesId, seasons);
    if (outcome === 'unchanged' && !hasChangedSeason) {
      await touchOffers(trx, series, times.fetchedAt);
      return outcome;
    }
    await reprojectSeries(change, seriesId);
    return 'stored';
  });
}
