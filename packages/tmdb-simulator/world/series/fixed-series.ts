import { demoSeries } from '../../../demo/series.ts';
import type { Day } from '../kinds.ts';
import type { SeriesRecord } from '../records.ts';
import { NO_DAY } from '../tables.ts';
import type { FixedFacts } from '../titles/title-table.ts';
import { findKeptTitles, type WrittenOffers } from '../written/written-offers.ts';
import { toSeriesRecord } from './demo-series-record.ts';

/** Hand-made series. They replace generated ones with the same id. */
export interface FixedSeries {
  /** With all hand-made offers; for today's offers ask the availability. */
  find(id: number): SeriesRecord | undefined;
  list(): SeriesRecord[];
  findFacts(id: number): FixedFacts | undefined;
  findOffers(id: number): WrittenOffers | undefined;
}

export function createFixedSeries(seed: number, today: Day): FixedSeries {
  const series = new Map(demoSeries.map((each) => [each.id, toSeriesRecord(seed, each, today)]));
  const kept = findKeptTitles(demoSeries);
  return {
    find: (id) => series.get(id),
    list: () => [...series.values()],
    findFacts(id) {
      const found = series.get(id);
      return found && { brazilReleaseDay: NO_DAY, brazilCertification: found.certification, revenue: 0 };
    },
    findOffers(id) {
      const found = series.get(id);
      return found && { offers: found.offers, comeAndGo: true, keptBy: kept.get(id) ?? new Set() };
    },
  };
}
