import { demoSeries } from '../../../demo/series.ts';
import type { SeriesRecord } from '../records.ts';
import { NO_DAY } from '../tables.ts';
import type { FixedFacts } from '../title-table.ts';
import { findKeptTitles, type WrittenOffers } from '../written-offers.ts';
import { toSeriesRecord } from './demo-series-record.ts';

/** Series somebody wrote down. They win over generated ones of the same id. */
export interface FixedSeries {
  /** Offers as they were written: whoever tells of today asks what is on. */
  find(id: number): SeriesRecord | undefined;
  list(): SeriesRecord[];
  findFacts(id: number): FixedFacts | undefined;
  findOffers(id: number): WrittenOffers | undefined;
}

export function createFixedSeries(seed: number): FixedSeries {
  const series = new Map(demoSeries.map((each) => [each.id, toSeriesRecord(seed, each)]));
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
