import { tags } from '#shared/domain/tags.ts';
import { listSeasonSources } from '../store/season-sources.ts';
import { saveSeries } from '../store/series.ts';
import { announceListing } from './announce-listing.ts';
import type { Change } from './change-catalogue.ts';
import { holdForProjection } from './hold-for-projection.ts';
import { projectSeries } from './project-series.ts';

/** As `reprojectMovie`, with every season and episode. */
export async function reprojectSeries(change: Change, seriesId: number): Promise<void> {
  const { trx, announce } = change;
  const held = await holdForProjection(trx, { entity: 'series', id: seriesId });
  if (!held) return;
  const seasons = await listSeasonSources(trx, seriesId);
  const projection = projectSeries(held.source, seasons, held.overrides, held.fetchedAt);
  await announceListing(change, 'series', seriesId, () => saveSeries(trx, projection, held.fetchStartedAt));
  announce(tags.series(seriesId));
}
