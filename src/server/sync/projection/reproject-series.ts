import { tags } from '#shared/domain/tags.ts';
import { listSeasonSources } from '../../store/titles/season-sources.ts';
import { saveSeries } from '../../store/titles/series.ts';
import { announceListing } from '../announce-listing.ts';
import type { Change } from '../change-catalogue.ts';
import { lockForProjection } from './hold-for-projection.ts';
import { projectSeries } from './project-series.ts';
import { projectionDateOf } from './projection-date.ts';
import { raiseConflicts } from './raise-conflicts.ts';

/** As `reprojectMovie`, with every season and episode. */
export async function reprojectSeries(change: Change, seriesId: number): Promise<void> {
  const { trx, announce, now } = change;
  const subject = { entity: 'series', id: seriesId } as const;
  const held = await lockForProjection(trx, subject);
  if (!held) return;
  await raiseConflicts(change, subject, held);
  const seasons = await listSeasonSources(trx, seriesId);
  const projection = projectSeries(held.source, seasons, held.overrides, projectionDateOf(held, now));
  await announceListing(change, 'series', seriesId, () => saveSeries(trx, projection, held.fetchStartedAt));
  announce(tags.series(seriesId));
}
