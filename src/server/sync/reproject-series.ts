import { tags } from '#shared/domain/tags.ts';
import { listSeasonSources } from '../store/season-sources.ts';
import { saveSeries } from '../store/series.ts';
import type { Change } from './change-catalogue.ts';
import { holdForProjection } from './hold-for-projection.ts';
import { projectSeries } from './project-series.ts';

/** As `reprojectMovie`, with every season and episode. */
export async function reprojectSeries({ trx, announce }: Change, seriesId: number): Promise<void> {
  const held = await holdForProjection(trx, { entity: 'series', id: seriesId });
  if (!held) return;
  const seasons = await listSeasonSources(trx, seriesId);
  await saveSeries(trx, projectSeries(held.source, seasons, held.overrides, held.fetchedAt), held.fetchStartedAt);
  announce(tags.series(seriesId));
}
